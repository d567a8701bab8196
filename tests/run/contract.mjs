// `npm run contract`: one story over every call of the API, compared with its description, as a table.
import { withModule } from './support/ensure.mjs';

await withModule('contract/contract.ts', ({ main }) => main(process.argv.slice(2), console.log));
