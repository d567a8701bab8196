import { normalizePath, type Plugin, type Rolldown } from 'vite';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The shared chunks. Each has its sources and their static imports, because with a latency of 400
 * ms, 40 small files are slower than 4. A module belongs to the first chunk that needs it.
 */
const files: readonly (readonly [name: string, sources: readonly string[]])[] = [
  [
    'app',
    [
      'src/main.tsx',
      'src/ui/PageMeta.tsx',
      'src/ui/hooks.ts',
      // The service worker's client needs it on every page.
      'src/lib/worker/newVersion.ts',
      'src/lib/savesData.ts',
      // The testimonials and the tables of the dashboards use it.
      'src/site/Section.tsx',
      'src/ui/usePageFocus.ts',
      'src/ui/HydratedSignal.tsx',
      'src/auth/session.ts',
      'src/ui/ThemeSwitch.tsx',
      'src/ui/Logo.tsx',
      'src/ui/Button.tsx',
    ],
  ],
  ['public', ['src/site/frame/PublicFrame.tsx']],
  // Separate chunks, because the HTML of every page has the styles of `app` inline.
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
      // Lists of dashboards use it without a form.
      'src/api/errors.ts',
      // Used by refused forms and by the API client.
      'src/api/allowance.ts',
      'src/auth/texts.ts',
      // Dashboards show drafts without a form.
      'src/user/drafts.ts',
    ],
  ],
  ['answers', ['src/api/answers.ts']],
  [
    'form',
    ['src/ui/form/PasswordField.tsx', 'src/ui/form/AppForm.tsx', 'src/auth/AccountForm.tsx'],
  ],
  ['account', ['src/auth/AccountPage.tsx', 'src/auth/returnTo.ts', 'src/auth/openedLink.ts']],
  ['client', ['src/api/client.ts']],
  ['rules', ['src/auth/schemas.ts']],
  [
    'area',
    [
      'src/app/Areas.tsx',
      'src/ui/table/Pagination.tsx',
      'src/lib/dates.ts',
      // Both audiences save files and load several pages of a list.
      'src/lib/files.ts',
      'src/api/query/readAll.ts',
      // The count of used data and the size of a saved track need it.
      'src/lib/worker/networkBytes.ts',
      // A user's store is created before the first page that shows its data.
      'src/app/store/personStore.ts',
    ],
  ],
  // Search also lists a mentor's submissions.
  ['queue', ['src/mentoring/submissions.ts', 'src/ui/commands.tsx']],
  // Small parts of several pages. The first visit's code names every separate chunk.
  ['person', ['src/lib/links.ts', 'src/user/person.ts']],
  ['track', ['src/learning/tracks/TrackCover.tsx', 'src/learning/saveOffline/saveOffline.ts']],
  ['dialog', ['src/ui/dialog/Dialog.tsx']],
  ['brief', ['src/tasks/Brief.tsx']],
  ['mentee', ['src/learning/home/HomePage.tsx']],
  ['mentor', ['src/mentoring/mentees/MenteesPage.tsx']],
  // Shared by the page of a task and the page of its form.
  ['task', ['src/learning/task/useTask.ts']],
];

/** The entry cannot be in a shared chunk, because the HTML refers to it. */
const entry = 'src/main.tsx';

/** Chunks with too few texts for a file of their own, with the chunk that gets their texts. */
const textsWith: Readonly<Record<string, string>> = { area: 'store', form: 'store', public: 'app' };

const textsOf = (name: string): string => `${textsWith[name] ?? name}Texts`;

function collect(id: string, modules: Modules, collected: Set<string>): void {
  if (collected.has(id)) return;
  collected.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
    collect(next, modules, collected);
  }
}

/** Creates the function that names a module's chunk. `root` ends with a `/`. */
function createChunkNamer(root: string): (id: string, modules: Modules) => string | null {
  const owners = new Map<string, string>();
  const assignOwners = (modules: Modules): void => {
    for (const [name, sources] of files) {
      const ids = new Set<string>();
      for (const source of sources) {
        if (!modules.getModuleInfo(root + source)) throw new Error(`${source} is in no page`);
        collect(root + source, modules, ids);
      }
      for (const id of ids) {
        if (!owners.has(id)) owners.set(id, /[tT]exts\.ts$/.test(id) ? textsOf(name) : name);
      }
    }
    owners.delete(root + entry);
  };
  return (id, modules) => {
    if (owners.size === 0) assignOwners(modules);
    return owners.get(id) ?? null;
  };
}

/**
 * Names the chunk of a `texts.ts` after its folder, because the service worker recognises a chunk
 * of the previous version by its name.
 */
const chunkFileNames = ({ name, moduleIds }: Rolldown.PreRenderedChunk): string => {
  const folder = name === 'texts' ? /(\w+)\/texts\.ts$/.exec(moduleIds[0] ?? '')?.[1] : undefined;
  return `assets/${folder ? `${folder}Texts` : '[name]'}-[hash].js`;
};

/** Groups modules into shared chunks. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config({ root = process.cwd() }) {
      const name = createChunkNamer(`${normalizePath(root)}/`);
      const group = { name, debugName: 'shared', includeDependenciesRecursively: false };
      const output = { codeSplitting: { groups: [group] }, chunkFileNames };
      // Only Formik imports it, for components that are not used here.
      const unused = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };
      const treeshake = { moduleSideEffects: [unused] };
      return { environments: { client: { build: { rolldownOptions: { output, treeshake } } } } };
    },
  };
}
