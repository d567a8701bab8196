import { onTestFinished } from 'vitest';
import { persistToken } from '../../src/auth/session.ts';
import { forgetPage, pagePerson, pageStore, whenReady } from '../../src/app/store/person.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import { closeTab } from '../support/page/closeTab.ts';
import { logInElsewhere } from '../support/page/otherTab.ts';
import { playPageLoads } from '../support/page/pageLoads.ts';
import { loginToken, startSandbox } from '../support/sandboxServer.ts';

interface Situation {
  /** Email of the logged-in starter user; without it, the tab is logged out. */
  email?: string;
  sandbox?: Partial<SandboxOptions>;
}

/**
 * Opens a tab of the product without pages: its watcher of the token, and a sandbox over real HTTP.
 */
export async function openTab({ email, sandbox: options }: Situation = {}) {
  const { origin, sandbox, close } = await startSandbox(options);
  onTestFinished(async () => {
    await leave();
    await close();
  });
  window.happyDOM.setURL(`${origin}/`);
  const tokenOf = (user: string) => loginToken(origin, user);
  if (email !== undefined) persistToken(await tokenOf(email));
  await whenReady();
  sandbox.clearRequests();
  playPageLoads(reload);
  return {
    sandbox,
    origin,
    /** The user to whom the page load belongs, or null. */
    owner: () => pagePerson().userId,
    store: pageStore,
    /**
     * Returns a token for a user of the starter content, from a login that this tab does not
     * notice.
     */
    tokenOf,
    /** Closes the tab and opens it again; the storage stays. */
    reload,
  };
}

async function reload(): Promise<void> {
  await leave();
  await whenReady();
}

/** Opens the store of such a tab, for tests in which it stays the same. */
export async function openStore(situation: Situation & { email: string }) {
  const tab = await openTab(situation);
  return { ...tab, store: tab.store() };
}

async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  forgetPage();
  await closeTab();
}

/** Stores a token as another tab does, or null for a logout, and waits until this tab is ready. */
export async function elsewhere(token: string | null): Promise<void> {
  logInElsewhere(token);
  await whenReady();
}
