import { onTestFinished } from 'vitest';
import { persistToken } from '../../../src/auth/session.ts';
import { createStore, type AppStore } from '../../../src/app/store/store.ts';
import type { SandboxOptions } from '../../sandbox/options.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { closeTab } from '../page/closeTab.ts';
import { loginToken, startSandbox } from '../sandboxServer.ts';

interface Situation {
  /** By default, the browser is logged out. */
  as?: string;
  sandbox?: Partial<SandboxOptions>;
}

interface Opened {
  store: AppStore;
  sandbox: Sandbox;
  origin: string;
  calls: () => string[];
}

/** The product's store without a page, with its own sandbox over real HTTP. */
export async function openStore({ as, sandbox: options }: Situation = {}): Promise<Opened> {
  const { origin, sandbox, close } = await startSandbox(options);
  onTestFinished(async () => {
    await closeTab();
    await close();
  });
  window.happyDOM.setURL(`${origin}/`);
  const token = as === undefined ? null : await loginToken(origin, as);
  if (token !== null) persistToken(token);
  const store = createStore({ token });
  sandbox.clearRequests();
  const calls = () => sandbox.requests().map(({ method, path }) => `${method} ${path}`);
  return { store, sandbox, origin, calls };
}
