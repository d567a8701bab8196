import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const aliases = join(import.meta.dirname, '../app/aliases');
const formik = normalize('/node_modules/formik/');

/** Our own file that replaces an import of Formik's, or null. */
export function partOf(source: string, importer: string | undefined): string | null {
  if (!importer || !normalize(importer).includes(formik)) return null;
  const [, lodash] = /^lodash-es\/(\w+)$/.exec(source) ?? [];
  if (lodash) return join(aliases, 'lodash', `${lodash}.ts`);
  if (source === 'deepmerge') return join(aliases, 'formik/deepmerge.ts');
  return source === 'react-fast-compare' ? join(aliases, 'formik/isEqual.ts') : null;
}

/** Replaces six functions that Formik uses for plain values only: the originals weigh 6 KB. */
export function formikAliases(): Plugin {
  return { name: 'formik-aliases', apply: 'build', enforce: 'pre', resolveId: partOf };
}
