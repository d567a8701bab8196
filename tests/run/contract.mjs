// `npm run contract`: one story over every call of the API, compared with its description, as a table.
// `-- --again` plays it twice, the second time after work was sent. `-- --host https://…` plays it on a
// real host, with the accounts in contract.accounts.json or `--accounts FILE`. Make these accounts for
// it, because the mentee is enrolled and graded.
import { withModule } from './support/ensure.mjs';

await withModule('contract/contract.ts', ({ main }) => main(process.argv.slice(2), console.log));
