import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const inLetters = (value: number): string => {
  const rest = Math.floor(value / letters.length);
  const letter = letters[value % letters.length] ?? '';
  return rest === 0 ? letter : inLetters(rest - 1) + letter;
};

/**
 * Short names for the classes of a build: three letters of the file's path and one for the place in it.
 * They depend on nothing but their file, or a change in one would change the text of the others under
 * the same address.
 */
export function classNames(root: string): (local: string, file: string) => string {
  const files = new Map<string, { prefix: string; locals: string[] }>();

  const named = (file: string) => {
    const path = relative(root, file.split('?')[0] ?? '')
      .split(sep)
      .join('/');
    const digest = createHash('sha1').update(path).digest();
    const prefix = [0, 1, 2].map((at) => letters[(digest[at] ?? 0) % letters.length]).join('');
    const twin = [...files].find(([, known]) => known.prefix === prefix);
    if (twin)
      throw new Error(`${path} and ${twin[0]} get the same class names: rename one of them`);
    const fresh = { prefix, locals: [] };
    files.set(file, fresh);
    return fresh;
  };

  return (local, file) => {
    const { prefix, locals } = files.get(file) ?? named(file);
    if (!locals.includes(local)) locals.push(local);
    return prefix + inLetters(locals.indexOf(local));
  };
}
