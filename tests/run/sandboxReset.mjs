// `npm run sandbox:reset`: resets the sandbox's database to the starter content.
import { withModule } from './support/ensure.mjs';

await withModule('sandbox/reset.ts', ({ reset }) => reset());
