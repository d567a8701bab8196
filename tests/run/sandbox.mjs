// `npm run sandbox`: only the sandbox API, with CORS, for a client on another origin.
import { withModule } from './support/ensure.mjs';

await withModule('sandbox/serve.ts', async ({ serve }) => {
  const { close } = await serve();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
});
