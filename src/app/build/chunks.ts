import { normalizePath, type Plugin } from 'vite';

/** The part of the bundler's module information that is used here. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The shared files of the bundle, with the sources each is made for. What these import statically
 * is in one file: on a connection with 400 ms latency forty small files are slower than four. A
 * module goes into the first file that needs it; the bundler places the others. Texts lie beside
 * each in a small file of their own: they change most often.
 */
const files: readonly (readonly [name: string, sources: readonly string[]])[] = [
  [
    'app',
    [
      'src/main.tsx',
      'src/components/PageMeta.tsx',
      'src/components/useHydrated.ts',
      'src/components/useMediaQuery.ts',
      // The service worker's client code needs it on every page, and so do the banners.
      'src/platform/worker/newVersion.ts',
      'src/platform/savesData.ts',
      // The testimonials use it, and so do the tables of the dashboards.
      'src/config/breakpoints.ts',
      'src/pages/public/parts/Section.tsx',
      // The frames of public pages and of dashboards share them.
      'src/shell/useArrival.ts',
      'src/shell/HydratedSignal.tsx',
      'src/platform/session.ts',
      'src/components/theme/ThemeSwitch.tsx',
      'src/components/ui/Logo.tsx',
      'src/components/ui/button/IconButton.tsx',
    ],
  ],
  // Dashboards have another frame.
  ['public', ['src/shell/public/PublicFrame.tsx']],
  // Files of their own, because the styles of `app` lie in the HTML of every page.
  ['steps', ['src/components/ui/button/StepButton.tsx']],
  ['cards', ['src/components/ui/Card.tsx', 'src/components/ui/Tag.tsx']],
  ['portrait', ['src/components/portrait/Portrait.tsx']],
  [
    'store',
    [
      'src/routes/StoreRoot.tsx',
      'src/store/hooks.ts',
      'src/domain/person/roles.ts',
      'src/components/form/loginEnded.ts',
      // Lists of dashboards show it without loading a form.
      'src/components/wayOn.ts',
      'src/texts/account/account.ts',
      // Dashboards show drafts without loading a form.
      'src/platform/storage/drafts.ts',
      'src/api/leftUnsent.ts',
    ],
  ],
  ['answers', ['src/api/schemas.ts']],
  [
    'form',
    [
      'src/components/form/fields/PasswordField.tsx',
      'src/components/form/AppForm.tsx',
      'src/pages/account/fields/EmailField.tsx',
      'src/pages/account/fields/AccountForm.tsx',
    ],
  ],
  [
    'account',
    [
      'src/pages/account/layout/AccountPage.tsx',
      'src/pages/account/useGoOn.ts',
      'src/pages/account/mail/useMailedLink.ts',
      'src/pages/account/placeState.ts',
    ],
  ],
  ['client', ['src/api/transport/client.ts']],
  ['rules', ['src/components/form/rules.ts']],
  [
    'area',
    [
      'src/routes/Areas.tsx',
      'src/components/table/Pagination.tsx',
      'src/domain/time/dates.ts',
      // Both audiences save files.
      'src/platform/files/saveFile.ts',
      // A user's store is made before the first page that shows its data.
      'src/store/personStore.ts',
    ],
  ],
  // Search also finds the tasks of a mentor's list.
  ['queue', ['src/store/selectors/mentorQueue.ts', 'src/pages/mentor/letterKeys.ts']],
  // Small parts of several pages: each file of its own would be named in the first visit's code.
  ['person', ['src/domain/person/mailLink.ts', 'src/domain/person/place.ts']],
  [
    'track',
    [
      'src/pages/mentee/tracks/TrackCover.tsx',
      'src/domain/learning/averageTasks.ts',
      'src/slices/takenTracks.ts',
      'src/store/selectors/takenTrack.ts',
    ],
  ],
  ['dialog', ['src/components/dialog/DiscardDialog.tsx']],
  ['brief', ['src/components/brief/BriefWords.tsx']],
  ['mentee', ['src/pages/mentee/HomePage.tsx']],
  ['mentor', ['src/pages/mentor/MenteesPage.tsx']],
  // The page of a task and that of its form share them.
  ['task', ['src/pages/mentee/useTask.ts', 'src/store/sentVersions.ts']],
];

/** The bundle's entry cannot be in a shared file: the HTML refers to it. */
const entry = 'src/main.tsx';

/** Shared files whose texts are too few for a file of their own, with the one that takes them. */
const textsWith: Readonly<Record<string, string>> = { area: 'store', public: 'app' };

/** The file of the texts of a shared file. */
const textsOf = (name: string): string => `${textsWith[name] ?? name}Texts`;

/** Collects a module with all its static imports. */
function collect(id: string, modules: Modules, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) collect(next, modules, found);
}

/**
 * Makes the function that names a module's shared file.
 * @param root the project's folder, with `/` at its end
 */
function namer(root: string): (id: string, modules: Modules) => string | null {
  const owners = new Map<string, string>();
  const read = (modules: Modules): void => {
    for (const [name, sources] of files) {
      const found = new Set<string>();
      for (const source of sources) collect(root + source, modules, found);
      for (const id of found) {
        if (!owners.has(id))
          owners.set(id, id.startsWith(`${root}src/texts/`) ? textsOf(name) : name);
      }
    }
    owners.delete(root + entry);
  };
  return (id, modules) => {
    if (owners.size === 0) read(modules);
    return owners.get(id) ?? null;
  };
}

/** Groups modules that are loaded together. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config({ root = process.cwd() }) {
      const name = namer(`${normalizePath(root)}/`);
      const group = { name, debugName: 'shared', includeDependenciesRecursively: false };
      const output = { codeSplitting: { groups: [group] } };
      // Formik imports it for components that are not used here; nothing else needs it.
      const unused = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };
      const treeshake = { moduleSideEffects: [unused] };
      return { environments: { client: { build: { rolldownOptions: { output, treeshake } } } } };
    },
  };
}
