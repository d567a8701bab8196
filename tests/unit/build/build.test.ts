import { expect, test } from 'vitest';
import type { BundleScript } from '../../../src/build/parts.ts';
import { filesOf } from '../../../src/build/workerLists.ts';
import { classNames, modulesIn } from '../../../src/build/classNames.ts';
import * as fc from 'fast-check';
import { initials } from '../../../src/ui/Avatar.tsx';
import { fill, toTrack } from '../../../src/paths.ts';
import '../../support/seeded.ts';
import { createHash } from 'node:crypto';
import { digestOf, stemOf, versionIn, withNewNames } from '../../../src/app/sameContent.ts';
import { parseOrigin, parseVersion } from '../../../src/lib/settings.ts';

const js = (names: string): string[] => names.split(' ').map((name) => `/assets/${name}.js`);

const part = (name: string, source: string, more: Partial<BundleScript> = {}): BundleScript => ({
  script: `/assets/${name}.js`,
  styles: [],
  imports: [],
  later: [],
  sources: [`/somewhere/src/${source}`],
  ...more,
});

/** A build of two areas, a public page and shared files. */
const parts = [
  part('app', 'main.tsx', { later: js('store landing'), styles: ['/assets/app.css'] }),
  part('store', 'app/StoreRoot.tsx'),
  part('area', 'app/Areas.tsx', { later: js('logout antd courses') }),
  part('client', 'api/client.ts'),
  part('shapes', 'api/answers.ts'),
  part('logout', 'app/frame/LogoutDialog.tsx'),
  part('antd', 'ui/form/SearchSelect.tsx'),
  part('landing', 'site/LandingPage.tsx'),
  part('tasks', 'learning/board/TasksPage.tsx', {
    imports: js('table'),
    later: js('part mentees'),
    styles: ['/assets/tasks.css'],
  }),
  part('courses', 'learning/tracks/CoursePage.tsx', { later: js('wizard') }),
  part('wizard', 'learning/enroll/EnrollWizard.tsx'),
  part('part', 'learning/board/Part.tsx'),
  part('mentees', 'mentoring/mentees/MenteesPage.tsx', { imports: js('table') }),
  part('table', 'ui/table/DataTable.tsx', { imports: js('app') }),
];
const built = {
  parts,
  pages: ['/'],
  areas: { mentee: ['/TasksPage.tsx', '/CoursePage.tsx'], mentor: ['/MenteesPage.tsx'] },
  boot: '/assets/boot.js',
  fonts: '/assets/fonts.css',
};
const all = [
  ...parts.map(({ script }) => script),
  '/assets/app.css',
  '/assets/tasks.css',
  '/assets/boot.js',
  '/assets/fonts.css',
  '/assets/words.woff2',
  '/assets/picture.svg',
];

test('an area’s list has only its own pages and their parts', () => {
  const { areas, shell, others } = filesOf(built, all);
  expect(areas).toEqual({
    mentee: ['/assets/tasks.js', '/assets/tasks.css', ...js('part courses wizard')],
    mentor: js('mentees'),
  });
  expect(shell.toSorted()).toEqual(
    [
      ...js('app store area client shapes logout table boot'),
      '/assets/fonts.css',
      '/assets/words.woff2',
      '/favicon.svg',
      '/app.html',
    ].toSorted(),
  );
  // The app's HTML is cached last, so that it never lacks its files.
  expect(shell.at(-1)).toBe('/app.html');
  // Only public pages may request the styles that are inline in the app's HTML.
  expect(others.toSorted()).toEqual(
    [...js('antd landing'), '/assets/app.css', '/assets/picture.svg'].toSorted(),
  );
});

test('a page that is missing in the build throws an error', () => {
  const areas = { mentee: ['/NewPage.tsx'] };
  expect(() => filesOf({ ...built, areas }, all)).toThrow('/NewPage.tsx');
});

const root = '/site';
const locals = Array.from({ length: 200 }, (_, at) => `class${at}`);
const pathsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `src/Part${at}.module.css`);

test('client and server build give each class the same unique name', () => {
  const paths = pathsOf(3);
  const [one, other] = [classNames(root, paths), classNames(root, [...paths].reverse())];
  const namesBy = (nameOf: typeof one) =>
    paths.flatMap((path) => locals.map((local) => nameOf(local, `${root}/${path}`)));
  const names = namesBy(one);
  expect(namesBy(other)).toEqual(names);
  expect(new Set(names).size).toBe(3 * locals.length);
  expect(names.filter((name) => !/^[a-z]{3,4}$/.test(name))).toEqual([]);
});

test('a class name depends only on its own file’s path', () => {
  const [path = '', other = ''] = pathsOf(2);
  const alone = classNames(root, [path])('card', `${root}/${path}`);
  const later = classNames('/elsewhere', [path, other]);
  for (const local of locals) later(local, `/elsewhere/${other}`);
  expect(later('card', `/elsewhere/${path}`)).toBe(alone);
});

test('all prefixes can be used without sharing', () => {
  const paths = pathsOf(20 * 20);
  const nameOf = classNames(root, paths);
  const names = paths.map((path) => nameOf('card', `${root}/${path}`));
  expect(new Set(names).size).toBe(paths.length);
  expect(() => classNames(root, pathsOf(20 * 20 + 1))).toThrow(/No class names are left/);
});

test('modulesIn lists the project’s CSS modules', () => {
  const project = process.cwd();
  const paths = modulesIn(project);
  expect(paths).toContain('src/ui/Card.module.css');
  expect(classNames(project)('card', `${project}/src/ui/Card.module.css`)).not.toBe('');
});

/** Any text, including lone surrogates, which a title has that the API cut within an emoji. */
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud83d')) });

test('any text can be part of an address and read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const filled = fill(text);
      expect(filled).toMatch(/^[^/?#\s<>"]*$/);
      expect(decodeURIComponent(filled)).toBe(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
    }),
  );
});

test('a title cut in the middle of an emoji still has an address', () => {
  expect(toTrack('Fun \ud83d', 'a1')).toBe('/dashboard/track/Fun%20%EF%BF%BD/a1');
});

test('initials never split a character', () => {
  expect([initials('😀 Ada'), initials('Ada 😀bi'), initials('')]).toEqual(['😀A', 'A😀', '?']);
  expect(initials('Blessing Okon (#f355)')).toBe('BO');
});

test('stemOf removes a hash with any characters', () => {
  expect(stemOf('/assets/app-Bx1c1Ljf.js')).toBe('/assets/app-.js');
  expect(stemOf('/assets/area--pEiQxD_.js')).toBe('/assets/area-.js');
  expect(stemOf('/assets/index-DJYVnTL-.css')).toBe('/assets/index-.css');
  expect(stemOf('/app.html')).toBe('/app.html');
  expect(stemOf('/favicon.svg')).toBe('/favicon.svg');
});

test('each file name in a text becomes the new version’s name', () => {
  const text =
    'import{a as b}from"./app-Bx1c1Ljf.js";const l=["assets/Modal-aaaa_aaa.css"],o="older-11111111.js";';
  expect(
    withNewNames(
      text,
      ['/assets/app-NEWNEWNE.js', '/assets/Modal-B-B-B-B-.css', '/app.html'],
      'v2',
    ),
  ).toBe(
    'import{a as b}from"./app-NEWNEWNE.js";const l=["assets/Modal-B-B-B-B-.css"],o="older-11111111.js";',
  );
});

const pageOf = (version: string) => `<meta name="version" content="${version}"><p>v1</p>`;

test('a page gets the new version’s name', () => {
  expect(versionIn(pageOf('v1-2-g1a2b3c4'))).toBe('v1-2-g1a2b3c4');
  for (const before of ['', 'unknown', '$&']) {
    expect(withNewNames(pageOf(before), [], 'v2+$1')).toBe(pageOf('v2+$1'));
  }
});

test('digestOf returns the beginning of the SHA-256', async () => {
  const text = 'Ọ̀rọ̀ – a text of more than one byte a letter';
  const whole = createHash('sha256').update(text).digest('base64url');
  expect(await digestOf(text)).toBe(whole.slice(0, 8));
  expect(await digestOf(`${text} `)).not.toBe(await digestOf(text));
});

test.each([
  [undefined, ''],
  ['', ''],
  ['   ', ''],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['https://API.example.org', 'https://api.example.org'],
  ['http://127.0.0.1:4821', 'http://127.0.0.1:4821'],
])('%j means %j', (value, origin) => {
  expect(parseOrigin('VITE_API_HOST', value)).toBe(origin);
});

test.each([
  'api.example.org',
  'localhost:4821',
  'https://api.example.org/api',
  'https://api.example.org?x=1',
  'https://me:secret@api.example.org',
  'ftp://api.example.org',
  'javascript:alert(1)',
  '/api',
  'https://',
])('%j is refused with an error that names the setting', (value) => {
  expect(() => parseOrigin('VITE_API_HOST', value)).toThrow(
    `VITE_API_HOST must be empty or an origin such as https://api.example.org (scheme and host, no path), but it is "${value}".`,
  );
});

test.each([undefined, '', ' v1.2.0 ', '1a2b3c4', 'v1.2.0-3-g1a2b3c4'])(
  '%j names a version',
  (value) => {
    expect(parseVersion('VITE_VERSION', value)).toBe(value?.trim() ?? '');
  },
);

test.each(['one two', '"><script>', 'v'.repeat(61)])('%j does not name a version', (value) => {
  expect(() => parseVersion('VITE_VERSION', value)).toThrow(
    /^VITE_VERSION must be empty or up to 60/,
  );
});
