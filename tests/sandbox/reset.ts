import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readSettings } from './start.ts';

/** Deletes the database with its journals and photos; the next start creates new files. */
export function reset(
  env: Readonly<Record<string, string | undefined>> = process.env,
  log: (line: string) => void = console.log,
): void {
  const { file } = readSettings(env);
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  rmSync(join(dirname(file), 'photos'), { recursive: true, force: true });
  log(`The sandbox starts anew: ${file} is gone.`);
}
