import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  /** A package, or a file below the root: 'src/lib/text.ts'. */
  to: string;
  /** `type`: erased from the running code; `later`: a dynamic import. */
  kind: 'now' | 'later' | 'type';
}

export interface Source {
  path: string;
  text: string;
  imports: Import[];
}

const pattern =
  /(?:^|\n)(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<from>[^']+)'|\bimport\(\s*'(?<lazy>[^']+)'\s*\)/g;

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(pattern)].map(({ groups = {} }) => {
    const target = groups['from'] ?? groups['lazy'] ?? '';
    const to = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target;
    if (groups['lazy'] !== undefined) return { to, kind: 'later' };
    return { to, kind: groups['type'] === undefined ? 'now' : 'type' };
  });
}

/** Reads all files of a folder below the root, with their texts and imports. */
export function sourcesOf(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll('\\', '/'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: /\.tsx?$/.test(path) ? importsOf(path, text) : [] };
    });
}

/** Reads the text of one file below the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
