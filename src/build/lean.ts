import type { Plugin } from 'vite';

const noStyles = 'const useStyle = () => ["", ""]; export default useStyle;';

/** Parts of packages that are not bundled, with their replacements. Each saves 4 KB or more. */
const parts: readonly (readonly [path: RegExp, code: string])[] = [
  // Saves 4 KB. Reads call `fetch` in `src/api/client.ts`, and writes use XMLHttpRequest.
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
  // Saves 10 KB. src/ui/form/select.css has antd's styles, and the policy blocks styles from
  // scripts.
  [/\/antd\/es\/(?:select|empty|space)\/style\/index\.js$/, noStyles],
  [
    /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
    `export const updateCSS = () => document.createElement('style');
     export const injectCSS = updateCSS, removeCSS = () => {};`,
  ],
];

/** Leaves those parts out of the build; throws if a package no longer has one. */
export function lean(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [path, code] = parts.find(([pattern]) => pattern.test(id)) ?? [];
      if (path) replaced.add(path);
      return code ?? null;
    },
    buildEnd(error) {
      // The server build bundles no packages.
      if (error || this.environment.name !== 'client') return;
      const missing = parts.filter(([path]) => !replaced.has(path)).map(([path]) => path.source);
      if (missing.length > 0) this.error(`No package has ${missing.join(', ')}`);
    },
  };
}
