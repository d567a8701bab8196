import type { Plugin } from 'vite';

const noStyles = 'const useStyle = () => ["", ""]; export default useStyle;';

/** Parts of packages that pay for being left out, with what stands in their place. */
const parts: readonly (readonly [path: RegExp, code: string])[] = [
  // Calls use XMLHttpRequest, which reports a photo's upload progress: 4 KB.
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
  // Formik copies plain values alone: most of the 6 KB that it takes from lodash.
  [
    /\/lodash-es\/clone\.js$/,
    `export default (value) =>
      Array.isArray(value) ? [...value] : value instanceof Object ? { ...value } : value;`,
  ],
  [
    /\/lodash-es\/cloneDeep\.js$/,
    `export default function cloneDeep(value) {
      if (Array.isArray(value)) return value.map(cloneDeep);
      if (!(value instanceof Object)) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cloneDeep(one)]));
    }`,
  ],
  // antd's look is in a sheet (src/ui/form/select.css), and the page's policy lets no script write
  // another: 11 KB.
  [/\/antd\/es\/(?:select|empty|space)\/style\/index\.js$/, noStyles],
  [
    /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
    `export const updateCSS = () => document.createElement('style');
     export const injectCSS = updateCSS, removeCSS = () => {};`,
  ],
];

/**
 * Leaves them out of the build.
 * @throws Error where a package has no such part any more
 */
export function lean(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [path, code] = parts.find(([one]) => one.test(id)) ?? [];
      if (path) found.add(path);
      return code ?? null;
    },
    buildEnd(error) {
      // The half that renders pages at build time bundles no package.
      if (error || this.environment.name !== 'client') return;
      const missing = parts.filter(([path]) => !found.has(path)).map(([path]) => path.source);
      if (missing.length > 0) this.error(`No package has ${missing.join(', ')}`);
    },
  };
}
