import { expect, test } from 'vitest';
import type { BundleScript } from '../../../src/app/build/parts.ts';
import { filesOf } from '../../../src/app/build/workerLists.ts';

const js = (names: string): string[] => names.split(' ').map((name) => `/assets/${name}.js`);

const part = (name: string, source: string, more: Partial<BundleScript> = {}): BundleScript => ({
  script: `/assets/${name}.js`,
  styles: [],
  imports: [],
  later: [],
  sources: [`/somewhere/src/${source}`],
  ...more,
});

/** A build of two areas, a public page and what they share. */
const parts = [
  part('app', 'main.tsx', { later: js('store landing'), styles: ['/assets/app.css'] }),
  part('store', 'routes/StoreRoot.tsx'),
  part('area', 'routes/Areas.tsx', { later: js('logout antd share') }),
  part('client', 'api/transport/client.ts'),
  part('shapes', 'api/schemas.ts'),
  part('logout', 'shell/session/LogoutDialog.tsx'),
  part('antd', 'components/antd/SearchSelect.tsx'),
  part('landing', 'pages/public/LandingPage.tsx'),
  part('tasks', 'pages/mentee/TasksPage.tsx', {
    imports: js('table'),
    later: js('part mentees'),
    styles: ['/assets/tasks.css'],
  }),
  part('share', 'pages/mentee/share/SharePage.tsx', { later: js('wizard') }),
  part('wizard', 'pages/mentee/enroll/EnrollWizard.tsx'),
  part('part', 'pages/mentee/tasks/Part.tsx'),
  part('mentees', 'pages/mentor/MenteesPage.tsx', { imports: js('table') }),
  part('table', 'components/table/DataTable.tsx', { imports: js('app') }),
];
const built = {
  parts,
  pages: ['/'],
  areas: { mentee: ['/TasksPage.tsx', '/SharePage.tsx'], mentor: ['/MenteesPage.tsx'] },
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

test('an area’s list has its own pages and their parts, and no other area’s', () => {
  const { areas, shell, others } = filesOf(built, all);
  expect(areas).toEqual({
    mentee: ['/assets/tasks.js', '/assets/tasks.css', ...js('part share wizard')],
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
  // The app's HTML comes last: when it is cached, everything is.
  expect(shell.at(-1)).toBe('/app.html');
  // Styles inlined in the app's HTML are never requested there; public pages may request them.
  expect(others.toSorted()).toEqual(
    [...js('antd landing'), '/assets/app.css', '/assets/picture.svg'].toSorted(),
  );
});

test('a page that the build does not have stops it', () => {
  const areas = { mentee: ['/NewPage.tsx'] };
  expect(() => filesOf({ ...built, areas }, all)).toThrow('/NewPage.tsx');
});
