import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { persistToken } from '../../../src/auth/session.ts';
import { forgetStorage } from '../../../src/lib/storage.ts';
import { forgetPage } from '../../../src/app/store/person.ts';
import { exampleAt } from '../../../src/paths.ts';
import type { SandboxOptions } from '../../sandbox/options.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { closeTab } from './closeTab.ts';
import { playPageLoads } from './pageLoads.ts';
import { loginToken, startSandbox } from '../sandboxServer.ts';

export interface Situation {
  /** The logged-in user; by default nobody is logged in. */
  email?: string;
  /** The options of tests/sandbox/options.ts. */
  sandbox?: Partial<SandboxOptions>;
  width?: number;
}

export interface Opened {
  user: UserEvent;
  sandbox: Sandbox;
  origin: string;
  path: () => string;
  /**
   * Closes the tab, if one is open, and opens the app at another address; the storage stays.
   * `meanwhile` acts on this device without an open tab.
   */
  visit: (path: string, meanwhile?: () => Promise<void>) => Promise<void>;
  /** Closes the tab and opens it again at the same address. */
  reload: (meanwhile?: () => Promise<void>) => Promise<void>;
}

/**
 * Opens the whole product at an address, with its own sandbox over real HTTP on the same origin and
 * a fresh browser. Act through `user` and `screen`; check the screen and `sandbox.db`.
 */
export async function renderApp(path: string, situation: Situation = {}): Promise<Opened> {
  const prepared = await prepareApp(situation);
  await loadCode(path);
  await prepared.visit(path);
  return prepared;
}

/**
 * Prepares the same for a test that first changes the sandbox or what the device stores. `visit`
 * opens the first page.
 */
export async function prepareApp(situation: Situation = {}): Promise<Opened> {
  const { email, sandbox: options, width = 1280 } = situation;
  const { origin, sandbox, close } = await startSandbox(options);
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    await leave();
    await close();
  });

  window.happyDOM.setViewport({ width, height: 800 });
  if (email !== undefined) persistToken(await loginToken(origin, email));
  sandbox.clearRequests();

  const open = (address: string, state: unknown = null): void => {
    window.happyDOM.setURL(origin + address);
    // setURL adds no history entry: Back has to find this address.
    window.history.replaceState(state, '', origin + address);
    render(
      <BrowserRouter basename={exampleAt(window.location.pathname)}>
        <App />
      </BrowserRouter>,
    );
  };
  playPageLoads(async (address) => {
    if (isOver) return;
    await leave();
    // The test may end between a logout and its reload.
    if (!isOver) open(address ?? here());
  });

  return {
    user: userEvent.setup(),
    sandbox,
    origin,
    path: here,
    visit: async (address, meanwhile) => {
      await leave();
      await meanwhile?.();
      open(address);
    },
    reload: async (meanwhile) => {
      // A reload keeps the state of its history entry.
      const state: unknown = window.history.state;
      const address = here();
      await leave();
      await meanwhile?.();
      open(address, state);
    },
  };
}

/** Loads the page's code in advance, so that a test does not wait for it. */
async function loadCode(path: string): Promise<void> {
  const { accountPages, publicPages } = await import('../../../src/app/routes.ts');
  const { areas } = await import('../../../src/app/areas.ts');
  const pages = [...publicPages, ...accountPages, ...areas.flatMap((area) => area.pages)];
  const [pathname = ''] = path.split('?');
  const page = pages.find((one) => matchPath(one.path, pathname));
  if (page === undefined || publicPages.includes(page)) return;
  await Promise.all([
    import('../../../src/app/StoreRoot.tsx'),
    import('../../../src/app/Areas.tsx'),
    page.load(),
  ]);
}

const here = (): string => window.location.pathname + window.location.search;

async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  forgetPage();
  await closeTab();
  forgetStorage();
}
