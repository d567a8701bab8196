import { normalizePath, type Plugin } from 'vite';

/** What the bundler knows of its modules, as far as this needs it. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The shared files of the bundle, and the sources each of them is made for: what these need at once
 * lies together, because on a line that takes 400 ms for an answer forty small files are slower than
 * four. A module goes into the first file that has it; the bundler places what none of them has.
 */
const files: readonly (readonly [name: string, sources: readonly string[]])[] = [
  [
    'app',
    [
      'src/main.tsx',
      'src/components/PageMeta.tsx',
      'src/components/useHydrated.ts',
      'src/components/useMediaQuery.ts',
      // The page's side of the service worker needs it on every page, the store's frame as well.
      'src/platform/worker/newVersion.ts',
      'src/pages/public/parts/Section.tsx',
    ],
  ],
  ['cards', ['src/components/ui/Card.tsx', 'src/components/ui/Tag.tsx']],
  ['portrait', ['src/components/portrait/Portrait.tsx']],
  [
    'store',
    [
      'src/routes/StoreRoot.tsx',
      'src/store/hooks.ts',
      'src/domain/person/roles.ts',
      'src/components/form/loginEnded.ts',
      'src/texts/account/account.ts',
      // Dashboards know of drafts without any form.
      'src/platform/storage/drafts.ts',
      'src/api/leftUnsent.ts',
    ],
  ],
  ['schemas', ['src/api/schemas.ts']],
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
      // A person's store is made before the first page that shows something of it.
      'src/store/personStore.ts',
    ],
  ],
  // Search finds the tasks of a mentor's list, too.
  ['queue', ['src/store/selectors/mentorQueue.ts']],
  ['mentee', ['src/pages/mentee/DashboardPage.tsx', 'src/pages/mentee/TasksPage.tsx']],
  ['mentor', ['src/pages/mentor/MenteesPage.tsx']],
];

/** The bundle's entry cannot lie in a shared file: the HTML names it. */
const entry = 'src/main.tsx';

/** A module with all it imports statically. */
function collect(id: string, modules: Modules, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) collect(next, modules, found);
}

/**
 * Names the shared file of a module.
 * @param root the project's folder, with `/` at its end
 */
function namer(root: string): (id: string, modules: Modules) => string | null {
  const owners = new Map<string, string>();
  const read = (modules: Modules): void => {
    for (const [name, sources] of files) {
      const found = new Set<string>();
      for (const source of sources) collect(root + source, modules, found);
      for (const id of found) if (!owners.has(id)) owners.set(id, name);
    }
    owners.delete(root + entry);
  };
  return (id, modules) => {
    if (owners.size === 0) read(modules);
    return owners.get(id) ?? null;
  };
}

/** Puts together what is loaded together. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    config({ root = process.cwd() }) {
      const name = namer(`${normalizePath(root)}/`);
      const group = { name, debugName: 'shared', includeDependenciesRecursively: false };
      const output = { codeSplitting: { groups: [group] } };
      // Formik brings it for components made another way than ours; nothing else needs it.
      const unused = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };
      const treeshake = { moduleSideEffects: [unused] };
      return { environments: { client: { build: { rolldownOptions: { output, treeshake } } } } };
    },
  };
}
