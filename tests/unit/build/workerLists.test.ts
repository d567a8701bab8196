import { expect, test } from 'vitest';
import type { BundleScript } from '../../../src/build/parts.ts';
import { filesOf } from '../../../src/build/workerLists.ts';

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
  part('area', 'app/Areas.tsx', { later: js('logout antd share') }),
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
  part('share', 'learning/share/SharePage.tsx', { later: js('wizard') }),
  part('wizard', 'learning/enroll/EnrollWizard.tsx'),
  part('part', 'learning/board/Part.tsx'),
  part('mentees', 'mentoring/mentees/MenteesPage.tsx', { imports: js('table') }),
  part('table', 'ui/table/DataTable.tsx', { imports: js('app') }),
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

test('an area’s list has only its own pages and their parts', () => {
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
