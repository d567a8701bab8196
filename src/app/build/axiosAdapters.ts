import type { Plugin } from 'vite';

/**
 * Leaves axios's fetch adapter out of the build: calls use XMLHttpRequest, which reports a photo's
 * upload progress. axios's own list of adapters would include its 4 KB.
 */
export function axiosAdapters(): Plugin {
  return {
    name: 'axios-adapters',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/axios/lib/adapters/fetch.js') ? 'export const getFetch = () => null;' : null,
  };
}
