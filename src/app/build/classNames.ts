import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const inLetters = (value: number): string => {
  const rest = Math.floor(value / letters.length);
  const letter = letters[value % letters.length] ?? '';
  return rest === 0 ? letter : inLetters(rest - 1) + letter;
};

/**
 * Short class names for a build: three letters for the file's path, one or two for the position in
 * it. They depend on their file alone: the client and server builds agree, and a change in one file
 * leaves browsers' cached copies of the others valid.
 * @throws Error where two files would get the same names
 */
export function classNames(root: string): (local: string, file: string) => string {
  const files = new Map<string, { prefix: string; locals: string[] }>();

  const begin = (path: string) => {
    const digest = createHash('sha1').update(path).digest();
    const prefix = [0, 1, 2].map((at) => letters[(digest[at] ?? 0) % letters.length]).join('');
    const twin = [...files].find(([, known]) => known.prefix === prefix)?.[0];
    if (twin) throw new Error(`${path} and ${twin} get the same class names: rename one of them`);
    const fresh = { prefix, locals: [] };
    files.set(path, fresh);
    return fresh;
  };

  return (local, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/');
    const { prefix, locals } = files.get(path) ?? begin(path);
    if (!locals.includes(local)) locals.push(local);
    return prefix + inLetters(locals.indexOf(local));
  };
}
