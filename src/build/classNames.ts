import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

// Letters that pages contain anyway compress best. Without a d, no class is `ads`, which blockers hide.
const letters = 'abcefghiklmnoprstuvw';

const inLetters = (value: number): string => {
  const rest = Math.floor(value / letters.length);
  const letter = letters[value % letters.length] ?? '';
  return rest === 0 ? letter : inLetters(rest - 1) + letter;
};

const PREFIXES = letters.length ** 2;

const asPath = (file: string): string => file.replace(/\?.*$/, '').replaceAll(sep, '/');

/** Derives two letters for each file from its path, or picks the next free pair. */
function prefixesOf(paths: readonly string[]): Map<string, string> {
  const used = new Set<number>();
  const prefixes = new Map<string, string>();
  for (const path of [...paths].sort()) {
    if (used.size === PREFIXES) throw new Error(`No class names are left for ${path}`);
    let index = createHash('sha1').update(path).digest().readUInt32BE() % PREFIXES;
    while (used.has(index)) index = (index + 1) % PREFIXES;
    used.add(index);
    const [first, second] = [Math.floor(index / letters.length), index % letters.length];
    prefixes.set(path, `${letters[first]}${letters[second]}`);
  }
  return prefixes;
}

/** Lists the project's CSS modules. */
export const modulesIn = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => asPath(join('src', name)));

/**
 * Creates short, unique class names: two letters for the file, then the position in it. They depend
 * only on paths, so that client and server builds agree, and a change in one file does not
 * invalidate the cached copies of others.
 */
export function classNames(
  root: string,
  paths: readonly string[] = modulesIn(root),
): (local: string, file: string) => string {
  const prefixes = prefixesOf(paths);
  const files = new Map<string, string[]>();

  return (local, file) => {
    const path = asPath(relative(root, file));
    const prefix = prefixes.get(path);
    if (prefix === undefined) throw new Error(`${path} is no CSS module of the project`);
    const locals = files.get(path) ?? [];
    files.set(path, locals);
    if (!locals.includes(local)) locals.push(local);
    return prefix + inLetters(locals.indexOf(local));
  };
}
