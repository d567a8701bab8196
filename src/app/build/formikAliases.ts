import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const aliases = join(import.meta.dirname, '../aliases');
const formik = normalize('/node_modules/formik/');

/** Our own file in the place of what Formik imports, or null. */
export function partOf(source: string, importer: string | undefined): string | null {
  if (!importer || !normalize(importer).includes(formik)) return null;
  const [, lodash] = /^lodash-es\/(\w+)$/.exec(source) ?? [];
  if (lodash) return join(aliases, 'lodash', `${lodash}.ts`);
  if (source === 'deepmerge') return join(aliases, 'formik/deepmerge.ts');
  return source === 'react-fast-compare' ? join(aliases, 'formik/isEqual.ts') : null;
}

/** Formik takes six functions from elsewhere, for plain values only: there they weigh 6 KB. */
export function formikAliases(): Plugin {
  return { name: 'formik-aliases', apply: 'build', enforce: 'pre', resolveId: partOf };
}
