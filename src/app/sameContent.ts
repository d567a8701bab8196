/**
 * Reuses cached files in a new version. File names contain a hash of the content, and the content
 * names the imported files, so one changed line renames most files.
 */

const hashed = /([\w.-]+-)[\w-]{8}(\.(?:js|css|woff2))/g;

/** A file's name or path without its hash: `/assets/app-.js`. */
export const stemOf = (path: string): string => path.replace(hashed, '$1$2');

/** A short hash of a text; 8 characters distinguish the versions of a file. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const digest = btoa(String.fromCharCode(...new Uint8Array(bytes).subarray(0, 6)));
  return digest.replaceAll('+', '-').replaceAll('/', '_');
}

const versionTag = /(<meta name="version" content=")([^"]*)/;

/** The version that a page is of. */
export const versionIn = (page: string): string => versionTag.exec(page)?.[2] ?? '';

/** Renames the files in the content of an earlier version to those of the new version. */
export function withNewNames(text: string, paths: readonly string[], version: string): string {
  const names = new Map(
    paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).map((name) => [stemOf(name), name]),
  );
  return text
    .replace(hashed, (name) => names.get(stemOf(name)) ?? name)
    .replace(versionTag, (_, start: string) => start + version);
}
