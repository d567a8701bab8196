import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The bench's files, git-ignored: `dist` and a developer's database stay as they are. */
export const scratch = join(root, '.cache/bench');

/** The bench's own build, below the root. */
export const outDir = '.cache/bench/dist';

export const port = 14_817;
export const origin = `http://127.0.0.1:${port}`;
export const databaseFile = join(scratch, 'akada.db');
