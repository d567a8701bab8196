import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const entry = fileURLToPath(new URL('../sandbox/reset.ts', import.meta.url));
const { module } = await runnerImport(entry);

module.reset();
