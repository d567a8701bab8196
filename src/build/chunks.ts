import { normalizePath, type Plugin, type Rolldown } from 'vite';

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
      'src/ui/PageMeta.tsx',
      'src/ui/hooks.ts',
      // The service worker's client code needs it on every page, and so do the banners.
      'src/lib/worker/newVersion.ts',
      'src/lib/savesData.ts',
      // The testimonials use it, and so do the tables of the dashboards.
      'src/site/Section.tsx',
      // The frames of public pages and of dashboards share them.
      'src/ui/useArrival.ts',
      'src/ui/HydratedSignal.tsx',
      'src/auth/session.ts',
      'src/ui/ThemeSwitch.tsx',
      'src/ui/Logo.tsx',
      'src/ui/Button.tsx',
    ],
  ],
  // Dashboards have another frame.
  ['public', ['src/site/frame/PublicFrame.tsx']],
  // Files of their own, because the styles of `app` lie in the HTML of every page.
  ['steps', ['src/ui/StepButton.tsx']],
  ['cards', ['src/ui/Card.tsx', 'src/ui/Tag.tsx']],
  ['portrait', ['src/ui/Portrait.tsx']],
  [
    'store',
    [
      'src/app/StoreRoot.tsx',
      'src/auth/useSession.ts',
      'src/tasks/state.ts',
      'src/user/useProfile.ts',
      'src/ui/form/contexts.ts',
      // Lists of dashboards show it without loading a form.
      'src/api/errors.ts',
      // A refused form shows until when to wait; the client needs it too.
      'src/api/allowance.ts',
      'src/auth/texts.ts',
      // Dashboards show drafts without loading a form.
      'src/user/drafts.ts',
    ],
  ],
  ['answers', ['src/api/answers.ts']],
  [
    'form',
    ['src/ui/form/PasswordField.tsx', 'src/ui/form/AppForm.tsx', 'src/auth/AccountForm.tsx'],
  ],
  ['account', ['src/auth/AccountPage.tsx', 'src/auth/goOn.ts', 'src/auth/openedLink.ts']],
  ['client', ['src/api/client.ts']],
  ['rules', ['src/auth/schemas.ts']],
  [
    'area',
    [
      'src/app/Areas.tsx',
      'src/ui/table/Pagination.tsx',
      'src/lib/dates.ts',
      // Both audiences save files, and make several reads in turn.
      'src/lib/files.ts',
      'src/api/query/readAll.ts',
      // A user's store is made before the first page that shows its data.
      'src/app/store/personStore.ts',
    ],
  ],
  // Search also finds the tasks of a mentor's list.
  ['queue', ['src/mentoring/submissions.ts', 'src/ui/commands.tsx']],
  // Small parts of several pages: each file of its own would be named in the first visit's code.
  ['person', ['src/lib/links.ts', 'src/user/person.ts']],
  [
    'track',
    [
      'src/learning/tracks/TrackCover.tsx',
      'src/learning/tracks/averageTasks.ts',
      'src/learning/takeAlong/takeAlong.ts',
    ],
  ],
  ['dialog', ['src/ui/dialog/Dialog.tsx']],
  ['brief', ['src/tasks/Brief.tsx']],
  ['mentee', ['src/learning/home/HomePage.tsx']],
  ['mentor', ['src/mentoring/mentees/MenteesPage.tsx']],
  // The page of a task and that of its form share them.
  ['task', ['src/learning/task/useTask.ts']],
];

/** The bundle's entry cannot be in a shared file: the HTML refers to it. */
const entry = 'src/main.tsx';

/** Shared files whose texts are too few for a file of their own, with the one that takes them. */
const textsWith: Readonly<Record<string, string>> = { area: 'store', form: 'store', public: 'app' };

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
      for (const source of sources) {
        if (!modules.getModuleInfo(root + source)) throw new Error(`${source} is in no page`);
        collect(root + source, modules, found);
      }
      for (const id of found) {
        if (!owners.has(id)) owners.set(id, /[tT]exts\.ts$/.test(id) ? textsOf(name) : name);
      }
    }
    owners.delete(root + entry);
  };
  return (id, modules) => {
    if (owners.size === 0) read(modules);
    return owners.get(id) ?? null;
  };
}

/** Many folders have a `texts.ts`: its file is named after the folder. */
const chunkFileNames = ({ name, moduleIds }: Rolldown.PreRenderedChunk): string => {
  const folder = name === 'texts' ? /(\w+)\/texts\.ts$/.exec(moduleIds[0] ?? '')?.[1] : undefined;
  return `assets/${folder ? `${folder}Texts` : '[name]'}-[hash].js`;
};

/** Groups modules that are loaded together. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config({ root = process.cwd() }) {
      const name = namer(`${normalizePath(root)}/`);
      const group = { name, debugName: 'shared', includeDependenciesRecursively: false };
      const output = { codeSplitting: { groups: [group] }, chunkFileNames };
      // Formik imports it for components that are not used here; nothing else needs it.
      const unused = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };
      const treeshake = { moduleSideEffects: [unused] };
      return { environments: { client: { build: { rolldownOptions: { output, treeshake } } } } };
    },
  };
}
