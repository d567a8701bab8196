import { normalizePath, type Plugin, type Rolldown } from 'vite';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The shared chunks: each has the first page of its users, with all that the page imports
 * statically. A module belongs to the first chunk that needs it. So a part that other pages need
 * too is named in an earlier chunk, else these pages would load all code of that first page.
 */
const files: readonly (readonly [name: string, sources: readonly string[]])[] = [
  [
    'app',
    [
      'src/main.tsx',
      'src/site/frame/PublicFrame.tsx',
      'src/ui/PageMeta.tsx',
      'src/ui/Logo.tsx',
      'src/ui/Card.tsx',
      'src/ui/Tag.tsx',
      'src/ui/StepButton.tsx',
      'src/lib/links.ts',
      'src/lib/clock.ts',
      'src/lib/savesData.ts',
      'src/lib/worker/newVersion.ts',
    ],
  ],
  [
    'store',
    [
      'src/app/StoreRoot.tsx',
      'src/auth/useSession.ts',
      'src/user/useProfile.ts',
      'src/api/allowance.ts',
    ],
  ],
  ['form', ['src/auth/AccountForm.tsx']],
  ['client', ['src/api/client.ts']],
  ['rules', ['src/auth/schemas.ts']],
  [
    'area',
    [
      'src/app/Areas.tsx',
      'src/app/store/data.ts',
      'src/ui/PersonName.tsx',
      'src/ui/table/Pagination.tsx',
      'src/ui/table/Filters.tsx',
      'src/lib/files.ts',
      'src/api/query/readAll.ts',
    ],
  ],
  ['queue', ['src/mentoring/submissions.ts', 'src/ui/letterKeys.ts']],
  ['mentee', ['src/learning/home/HomePage.tsx']],
  ['mentor', ['src/mentoring/mentees/MenteesPage.tsx']],
];

/** The entry cannot be in a shared chunk, because the HTML refers to it. */
const entry = 'src/main.tsx';

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
        if (!owners.has(id)) owners.set(id, /[tT]exts\.ts$/.test(id) ? `${name}Texts` : name);
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
