import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The bench's files, so that `dist` and a developer's database do not change. */
export const scratch = join(root, '.cache/bench');

export const outDir = '.cache/bench/dist';

export const port = 14_817;
export const origin = `http://127.0.0.1:${port}`;
export const databaseFile = join(scratch, 'akada.db');
