import type { Plugin } from 'vite';

/**
 * Parts of libraries that their own entries import and nothing here calls, with what stands in their
 * place. Calls use XMLHttpRequest, which reports a photo's upload progress, and are aborted by
 * signals; their bodies are JSON or a form as it is; the service sets no cookie. No schema renames
 * keys.
 */
const parts: readonly (readonly [path: RegExp, code: string])[] = [
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null;'],
  [/\/axios\/lib\/cancel\/CancelToken\.js$/, 'export default null;'],
  [
    /\/axios\/lib\/helpers\/(?:HttpStatusCode|formDataToJSON|toURLEncodedForm)\.js$/,
    'export default null;',
  ],
  [
    /\/axios\/lib\/helpers\/cookies\.js$/,
    'export default { read: () => null, readAsync: async () => null };',
  ],
  [/\/tiny-case\/index\.js$/, 'export const camelCase = null; export const snakeCase = null;'],
];

/** Leaves them out of the build: the adapter weighs 4 KB, the others together 2.8 KB. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => parts.find(([path]) => path.test(id))?.[1] ?? null,
  };
}
