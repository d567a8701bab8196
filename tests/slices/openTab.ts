import { createStore, keys, values } from 'idb-keyval';
import { onTestFinished } from 'vitest';
import { storeToken, tokenKey } from '../../src/platform/session.ts';
import type { Snapshot } from '../../src/platform/storage/snapshot.ts';
import type { AnonymousStore } from '../../src/store/anonymousStore.ts';
import type { Persisted } from '../../src/store/persisted.ts';
import { forgetSession, preloadSession, activeSession } from '../../src/store/sessions.ts';
import type { AppStore } from '../../src/store/store.ts';
import { starterId } from '../sandbox/data/ids.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { closeTab } from '../support/closeTab.ts';
import { loginToken, startSandbox } from '../support/sandboxServer.ts';
import { watch } from '../support/watchContract.ts';

/** Two mentees of the starter content. */
export const AMINA = { email: 'mentee@akada.example', id: starterId('person', 'amina') };
export const CHIDERA = { email: 'new.mentee@akada.example', id: starterId('person', 'chidera') };

/** What the service has answered, and to whom. */
interface Answered {
  /** 'GET /api/tasks'. */
  call: string;
  /** The token it carried, or null. */
  token: string | null;
}

interface Situation {
  /** Logged in as this person of the starter content (by e-mail); else as nobody. */
  as?: string;
  sandbox?: Partial<SandboxOptions>;
}

interface Tab {
  sandbox: Sandbox;
  origin: string;
  /** Whose store is there: an id, or null for nobody's. */
  whose: () => string | null;
  /** The store of whoever is logged in. */
  store: () => AppStore;
  /** The store of account pages: nobody's. */
  nobodys: () => AnonymousStore;
  /** What was asked of the API, as 'GET /api/tasks'. */
  asked: () => string[];
  answered: Answered[];
  /** A token of one of the starter's people, by a login of which this tab is not told. */
  tokenOf: (email: string) => Promise<string>;
  /** Closes the tab and opens it again: what is stored stays. */
  reload: () => Promise<void>;
}

/** A tab of the product without pages in it: its watcher of the token, and a sandbox over real HTTP. */
export async function openTab({ as, sandbox: options }: Situation = {}): Promise<Tab> {
  const answered: Answered[] = [];
  const { origin, sandbox, close } = await startSandbox({
    ...options,
    compare: (request, response) => {
      const { pathname, search } = new URL(request.url);
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
      answered.push({ call: `${request.method} ${pathname}${search}`, token });
      return watch(request, response);
    },
  });
  onTestFinished(async () => {
    await leave();
    await close();
  });
  window.happyDOM.setURL(`${origin}/`);
  const tokenOf = (email: string) => loginToken(origin, email);
  if (as !== undefined) storeToken(await tokenOf(as));
  await preloadSession();
  sandbox.clearRequests();
  answered.length = 0;
  return {
    sandbox,
    origin,
    whose: () => activeSession().userId,
    store: personsStore,
    nobodys: nobodysStore,
    asked: () => sandbox.requests().map(({ method, path }) => `${method} ${path}`),
    answered,
    tokenOf,
    reload: async () => {
      await leave();
      await preloadSession();
    },
  };
}

async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  forgetSession();
  await closeTab();
}

const isPersons = (store: AppStore | AnonymousStore): store is AppStore =>
  'user' in store.getState();

function presentStore(): AppStore | AnonymousStore {
  const { store, error } = activeSession();
  if (store === null) throw new Error('There is no store yet', { cause: error });
  return store;
}

function personsStore(): AppStore {
  const store = presentStore();
  if (!isPersons(store)) throw new Error('The store is nobody’s');
  return store;
}

function nobodysStore(): AnonymousStore {
  const store = presentStore();
  if (isPersons(store)) throw new Error('The store is somebody’s');
  return store;
}

/** What another tab does with the login, of which this one has not been told yet; null: a logout. */
export function storeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
}

/** The same, and the browser tells this tab. */
export async function elsewhere(token: string | null): Promise<void> {
  storeElsewhere(token);
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
  await preloadSession();
}

const database = createStore('akada_answers', 'answers');

/** Whose snapshots this device keeps, by their ids. */
export async function keptSnapshots(): Promise<string[]> {
  const all = await keys<string>(database);
  return [...new Set(all.map((key) => key.replace(/ .*/, '')))];
}

/** What this device has kept of a person last, once what is being written is there. */
export async function snapshotOf(userId: string): Promise<Snapshot<Persisted> | undefined> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const all = await values<Snapshot<Persisted>>(database);
  return all
    .filter((one) => one.userId === userId)
    .sort((a, b) => a.savedAt - b.savedAt)
    .pop();
}

/** The page is hidden: what is known is written down. */
export const hide = (): boolean => window.dispatchEvent(new Event('pagehide'));
