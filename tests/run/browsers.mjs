// `npm run browsers`: the journeys in Firefox, WebKit and an old Chromium, as a table, in some
// minutes. `npm run browsers -- firefox forms` filters by name.
import { withModule } from './support/ensure.mjs';

await withModule('browsers/browsers.ts', ({ main }) => main(process.argv.slice(2), console));
