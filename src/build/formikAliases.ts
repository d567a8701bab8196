import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const ours = normalize(join(import.meta.dirname, '../app/formikParts.ts'));
const formik = normalize('/node_modules/formik/');

/** The modules that hold one of our functions each; the prefix keeps other plugins away. */
const prefix = '\0formik-part:';

/** The module that replaces an import of Formik's, or null. */
export function partOf(source: string, importer: string | undefined): string | null {
  if (!importer || !normalize(importer).includes(formik)) return null;
  const [, lodash] = /^lodash-es\/(\w+)$/.exec(source) ?? [];
  if (lodash) return prefix + lodash;
  if (source === 'deepmerge') return `${prefix}deepmerge`;
  return source === 'react-fast-compare' ? `${prefix}isEqual` : null;
}

/** Replaces six functions that Formik uses for plain values only: the originals weigh 6 KB. */
export function formikAliases(): Plugin {
  return {
    name: 'formik-aliases',
    apply: 'build',
    enforce: 'pre',
    resolveId: partOf,
    load: (id) =>
      id.startsWith(prefix)
        ? `export { ${id.slice(prefix.length)} as default } from ${JSON.stringify(ours)};`
        : null,
  };
}
