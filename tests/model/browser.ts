import { AsyncLocalStorage } from 'node:async_hooks';
import * as toolkit from '@reduxjs/toolkit';
import * as axios from 'axios';
import { IDBFactory } from 'fake-indexeddb';
import * as idb from 'idb-keyval';
import * as jwt from 'jwt-decode';
import { build } from 'vite';
import * as yup from 'yup';
import { Net, type Page } from './net.ts';
import type { Snapshot } from '../../src/app/store/snapshot.ts';
import type { Persisted } from '../../src/app/store/merge.ts';
import type * as TabCode from './tab.ts';

/**
 * A simulated browser. Only the model moves its clock, disk, network and events between tabs. The
 * app is built once and runs again for each tab.
 */

type Code = typeof TabCode;

const root = new URL('../..', import.meta.url).pathname;

/** The product without its pages, as one function of a tab's globals. */
async function builtCode(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // A developer's .env must not change the model.
    envDir: false,
    build: {
      ssr: 'tests/model/tab.ts',
      write: false,
      minify: false,
      rollupOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The code of a tab was not built');
  return chunk.code;
}

const source = await builtCode();

const moment = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

interface Timer {
  at: number;
  every: number | null;
  run: () => void;
}

interface HistoryEntry {
  state: unknown;
  path: string;
}

/** localStorage as one tab uses it; `changed` reports each changed key. */
function storageView(values: Map<string, string>, changed: (key: string | null) => void): object {
  const methods: Record<string, unknown> = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      changed(key);
    },
    removeItem: (key: string) => {
      if (values.delete(key)) changed(key);
    },
  };
  return new Proxy(methods, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = values.get(String(key));
      return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
  });
}

/** Node keeps listeners with a signal in memory: this removes them when the tab ends. */
const listening =
  (target: EventTarget) =>
  (type: string, listener: (event: Event) => void, options: AddEventListenerOptions = {}): void => {
    target.addEventListener(type, listener);
    options.signal?.addEventListener('abort', () => target.removeEventListener(type, listener));
  };

export interface Tab extends Page {
  code: Code;
  sessionStorage: Map<string, string>;
  history: { entries: HistoryEntry[]; at: number };
  timers: Map<number, Timer>;
  /** How often it has changed localStorage or used IndexedDB. */
  traces: number;
  /** Storage events not yet delivered to this tab. */
  pendingEvents: (string | null)[];
  dispatch: (type: string, more?: object) => void;
  hide: () => void;
}

export type Browser = ReturnType<typeof createBrowser>;

export function createBrowser(startedAt: number) {
  globalThis.indexedDB = new IDBFactory();
  const localStorage = new Map<string, string>();
  const tabs = new Set<Tab>();
  /** Which tab holds a lock. */
  const locks = new Map<string, Tab>();
  let now = startedAt;
  let ids = 0;

  let busy = 0;
  let held = false;
  const waiting: { tab: Tab; go: () => void }[] = [];
  const goOn = (): void => {
    if (held) return;
    const ready = waiting.filter(({ tab }) => !tab.frozen);
    for (const one of ready) waiting.splice(waiting.indexOf(one), 1);
    // A closed page's pending work is dropped.
    for (const { tab, go } of ready) if (!tab.closed) go();
  };
  /** A tab's IndexedDB. Work waits while the disk is held or the page is frozen. */
  function diskOf(tab: () => Tab) {
    const onDisk =
      <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        tab().traces += 1;
        if (held || tab().frozen) {
          await new Promise<void>((go) => {
            waiting.push({ tab: tab(), go });
          });
        }
        busy += 1;
        try {
          return await work(...args);
        } finally {
          busy -= 1;
        }
      };
    return {
      createStore: (...of: Parameters<typeof idb.createStore>): idb.UseStore =>
        onDisk(idb.createStore(...of)),
      clear: idb.clear,
      promisifyRequest: idb.promisifyRequest,
    };
  }

  /** Waits for all that needs no clock and no network. */
  async function settle(): Promise<void> {
    for (let calm = 0; calm < 2; calm = busy === 0 ? calm + 1 : 0) await moment();
  }

  const net = new Net(settle);

  /** Opens a tab. A reopened tab keeps sessionStorage and history, but has a new page. */
  function open(before?: Tab): Tab {
    const events = new EventTarget();
    const visibility = new EventTarget();
    const page = { visibilityState: 'visible', addEventListener: listening(visibility) };
    const sessionStorage = before?.sessionStorage ?? new Map<string, string>();
    const history = before?.history ?? { entries: [{ state: null, path: '/' }], at: 0 };
    const timers = new Map<number, Timer>();

    const setTimer = (run: () => void, ms: number, every: number | null): number => {
      ids += 1;
      timers.set(ids, { at: now + ms, every, run: AsyncLocalStorage.bind(run) });
      return ids;
    };
    const clear = (id: number | undefined): void => {
      if (id !== undefined) timers.delete(id);
    };
    class TabDate extends Date {
      constructor(given: string | number | Date = now) {
        super(given);
      }

      static override now(): number {
        return now;
      }
    }
    const entry = (): HistoryEntry => history.entries[history.at] ?? { state: null, path: '/' };
    const tabHistory = {
      get state() {
        return entry().state;
      },
      pushState(state: unknown, _: string, path: string) {
        history.entries.splice(history.at + 1, Infinity, { state, path });
        history.at += 1;
      },
      replaceState(state: unknown, _: string, path: string = entry().path) {
        history.entries[history.at] = { state, path };
      },
    };
    const location = {
      origin: 'https://akada.example',
      href: 'https://akada.example/',
      get pathname() {
        return entry().path.split('?')[0];
      },
      get search() {
        const [, query] = entry().path.split('?');
        return query === undefined ? '' : `?${query}`;
      },
    };
    const dispatch = (type: string, more: object = {}): void => {
      events.dispatchEvent(Object.assign(new Event(type), more));
    };
    const tellOthers = (key: string | null): void => {
      for (const other of tabs) if (other !== tab && !other.frozen) other.pendingEvents.push(key);
    };
    const window = {
      localStorage: storageView(localStorage, (key) => {
        tab.traces += 1;
        tellOthers(key);
      }),
      sessionStorage: storageView(sessionStorage, () => undefined),
      history: tabHistory,
      location,
      addEventListener: listening(events),
      removeEventListener: events.removeEventListener.bind(events),
    };
    const globals = {
      window,
      globalThis: { window },
      document: page,
      location,
      fetch: net.fetchOf(() => tab),
      // Writes are the net's, so no response has been redirected.
      XMLHttpRequest: () => undefined,
      navigator: {
        get onLine() {
          return tab.online;
        },
        locks: {
          /** A lock with `ifAvailable`. Closing its page releases it. */
          request: async (name: string, _: object, work: (lock: object | null) => unknown) => {
            if (locks.get(name)?.closed === false) return work(null);
            locks.set(name, tab);
            try {
              return await work({ name });
            } finally {
              if (locks.get(name) === tab) locks.delete(name);
            }
          },
        },
      },
      // A walk must be repeatable.
      Math: Object.create(Math, { random: { value: () => 0.5 } }),
      performance: { now: () => now, timeOrigin: startedAt },
      Date: TabDate,
      setTimeout: (run: () => void, ms = 0) => setTimer(run, ms, null),
      clearTimeout: clear,
      setInterval: (run: () => void, ms: number) => setTimer(run, ms, ms),
      clearInterval: clear,
    };
    const modules: Record<string, object> = {
      '@reduxjs/toolkit': toolkit,
      'idb-keyval': diskOf(() => tab),
      'jwt-decode': jwt,
      yup,
      axios: { ...axios, getAdapter: () => net.adapterOf(() => tab) },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script fills it
    const code = {} as Code;
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a tab's script is code
    new Function('require', 'exports', ...Object.keys(globals), source)(
      (name: string) => modules[name],
      code,
      ...Object.values(globals),
    );
    const tab: Tab = {
      code,
      frozen: false,
      closed: false,
      online: before?.online ?? true,
      sessionStorage,
      history,
      timers,
      traces: 0,
      pendingEvents: [],
      dispatch,
      hide: () => {
        page.visibilityState = 'hidden';
        visibility.dispatchEvent(new Event('visibilitychange'));
        page.visibilityState = 'visible';
      },
    };
    if (before) tabs.delete(before);
    tabs.add(tab);
    return tab;
  }

  function nextTimer(until: number): [Tab, number, Timer] | null {
    let next: [Tab, number, Timer] | null = null;
    for (const tab of tabs) {
      if (tab.frozen) continue;
      for (const [id, timer] of tab.timers) {
        if (timer.at <= until && (next === null || timer.at < next[2].at)) next = [tab, id, timer];
      }
    }
    return next;
  }

  return {
    net,
    localStorage,
    now: (): number => now,
    open,
    /** Moves the clock and runs the timers that are due. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      for (let next = nextTimer(until); next !== null; next = nextTimer(until)) {
        const [tab, id, timer] = next;
        now = Math.max(now, timer.at);
        if (timer.every === null) tab.timers.delete(id);
        else timer.at += timer.every;
        timer.run();
        await settle();
      }
      now = until;
    },
    settle,
    /** Delivers pending storage events to the tabs. */
    deliverEvents(): void {
      for (const tab of tabs) {
        for (const key of tab.pendingEvents.splice(0)) tab.dispatch('storage', { key });
      }
    },
    /** While the disk is held, no work on IndexedDB begins. */
    holdDisk(hold: boolean): void {
      held = hold;
      goOn();
    },
    /** Resumes a page from the back/forward cache. */
    thaw(tab: Tab): void {
      tab.frozen = false;
      goOn();
    },
    isDiskHeld: (): boolean => held,
    async snapshots(): Promise<[string, Snapshot<Persisted>][]> {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return names.includes(database) ? idb.entries(idb.createStore(database, 'answers')) : [];
    },
  };
}

const database = 'akada_answers';
