import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

// Letters that the page's words have anyway pack best. Without a d no class is `ads`, which blockers hide.
const letters = 'abcefghiklmnoprstuvw';

const inLetters = (value: number): string => {
  const rest = Math.floor(value / letters.length);
  const letter = letters[value % letters.length] ?? '';
  return rest === 0 ? letter : inLetters(rest - 1) + letter;
};

/** How many prefixes of two letters exist. */
const PREFIXES = letters.length ** 2;

const asPath = (file: string): string => file.replace(/\?.*$/, '').replaceAll(sep, '/');

/**
 * Two letters for each file, derived from its path; where another file has them, the next free
 * ones.
 * @throws Error where there are more files than prefixes
 */
function prefixesOf(paths: readonly string[]): Map<string, string> {
  const taken = new Set<number>();
  const prefixes = new Map<string, string>();
  for (const path of [...paths].sort()) {
    if (taken.size === PREFIXES) throw new Error(`No class names are left for ${path}`);
    let place = createHash('sha1').update(path).digest().readUInt32BE() % PREFIXES;
    while (taken.has(place)) place = (place + 1) % PREFIXES;
    taken.add(place);
    const [first, second] = [Math.floor(place / letters.length), place % letters.length];
    prefixes.set(path, `${letters[first]}${letters[second]}`);
  }
  return prefixes;
}

/** The project's CSS modules. */
export const modulesIn = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => asPath(join('src', name)));

/**
 * Short class names for a build: two letters for the file, one or two for the position in it, all
 * distinct. They depend on the files' paths: the client and server builds agree, and a change in
 * one file leaves browsers' cached copies of the others valid.
 * @param paths all files there are
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
