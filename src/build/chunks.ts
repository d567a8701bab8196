import type { Rolldown } from 'vite';

const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const sources = (...paths: string[]): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|')})\\.(?:tsx?|module\\.css)$`);

/**
 * The shared chunks, with all that their modules import; the bundler decides on all others. A
 * module belongs to the first chunk that needs it, so a part that other pages need too is named in
 * an earlier chunk. Otherwise they would load the pages of a later one. Packages have chunks of
 * their own, because a release seldom changes them.
 */
const chunks: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler')],
  [
    'app',
    sources(
      'app/App',
      'site/frame/PublicFrame',
      'ui/PageMeta',
      'ui/Logo',
      'ui/Card',
      'ui/Tag',
      'ui/StepButton',
      'lib/links',
      'lib/clock',
    ),
  ],
  // The privacy page needs its words, and the store its kinds.
  ['boxKinds', sources('lib/boxKinds')],
  ['redux', packages('@reduxjs/toolkit', 'react-redux')],
  ['store', sources('app/StoreRoot', 'auth/useSession', 'user/useProfile')],
  ['axios', packages('axios')],
  ['yup', packages('yup')],
  ['formik', packages('formik')],
  ['form', sources('auth/AccountForm', 'lib/format')],
  [
    'area',
    sources(
      'app/Areas',
      'app/store/data',
      'tasks/StatusTag',
      'user/nameOf',
      'ui/PersonName',
      'ui/list/ListFrame',
      'ui/list/Filters',
      'ui/list/RowsTable',
      'ui/list/useListAddress',
      'ui/Rail',
      'ui/Celebration',
      'lib/numbers',
      'lib/files',
    ),
  ],
  ['queue', sources('mentoring/submissions')],
  ['mentee', sources('learning/home/HomePage')],
  ['mentor', sources('mentoring/mentees/MenteesPage')],
];

/** Decides which modules share a chunk. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: chunks.map(([name, test], index) => ({ name, test, priority: chunks.length - index })),
};
