import { AsyncLocalStorage } from 'node:async_hooks';
import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type GenericAbortSignal,
} from 'axios';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** The cause of a call. Later calls that follow from it share the cause. */
export const onBehalf = new AsyncLocalStorage<object>();

/** The calling page, as far as calls need it. */
export interface Page {
  /** In the browser's back/forward cache: nothing runs, no event arrives. */
  frozen: boolean;
  closed: boolean;
  online: boolean;
}

interface Answer {
  status: number;
  text: string;
}

/** A call as its tab sends it. */
interface Sent {
  method: string;
  path: string;
  body: string | undefined;
  authorization: string | null;
}

/** A call in flight: sent by a tab, handled by the API, then received by the tab. */
export interface Call extends Sent {
  tab: Page;
  by: object | undefined;
  answer: Answer | null;
  hear: (answer: Answer) => void;
  fail: () => void;
}

const broken = (): TypeError => new TypeError('Failed to fetch');

export class Net {
  /** The calls under way, in the order they were sent. */
  readonly calls: Call[] = [];
  /** Called when a call is sent. */
  onSent: (call: Call) => void = () => undefined;
  /** Called when the API responds. */
  onArrived: (call: Call, status: number) => void = () => undefined;
  readonly #settle: () => Promise<void>;

  constructor(settle: () => Promise<void>) {
    this.#settle = settle;
  }

  #end(call: Call): void {
    const at = this.calls.indexOf(call);
    if (at !== -1) this.calls.splice(at, 1);
  }

  /** Sends a tab's writes for axios. */
  adapterOf =
    (tab: () => Page): AxiosAdapter =>
    async (config) => {
      const { method, baseURL, url, data, headers, signal } = config;
      const sent: Sent = {
        method: (method ?? 'get').toUpperCase(),
        path: `${baseURL}/${url}`,
        body: typeof data === 'string' ? data : undefined,
        authorization: AxiosHeaders.from(headers).get('Authorization')?.toString() ?? null,
      };
      const { status, text } = await this.#send(tab(), sent, signal).catch((thrown: unknown) => {
        if (thrown instanceof CanceledError) throw thrown;
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      });
      const response = { data: text, status, statusText: '', headers: {}, config };
      if (status < 300) return response;
      throw new AxiosError(`${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
    };

  /** Sends a tab's reads; a file of the site answers while the tab is online. */
  fetchOf =
    (tab: () => Page) =>
    async (address: string, { headers, signal }: RequestInit = {}): Promise<Response> => {
      const { pathname, search } = new URL(address);
      if (!pathname.startsWith('/api/') && tab().online) return new Response('');
      const authorization = new Headers(headers).get('Authorization');
      const sent: Sent = { method: 'GET', path: pathname + search, body: undefined, authorization };
      const { status, text } = await this.#send(tab(), sent, signal ?? undefined);
      return new Response(text, { status, headers: { 'content-type': 'text/plain' } });
    };

  #send(tab: Page, sent: Sent, signal?: GenericAbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!tab.online) {
        reject(broken());
        return;
      }
      const call: Call = {
        ...sent,
        tab,
        by: onBehalf.getStore(),
        answer: null,
        hear: resolve,
        fail: () => reject(broken()),
      };
      signal?.addEventListener?.('abort', () => {
        this.#end(call);
        reject(new CanceledError());
      });
      this.calls.push(call);
      this.onSent(call);
    });
  }

  /** Moves a call one step: to the API, or back to its tab. */
  async step(call: Call, sandbox: Sandbox): Promise<void> {
    if (call.answer === null) {
      call.answer = await answerOf(call, sandbox);
      this.onArrived(call, call.answer.status);
      // The requesting page is closed.
      if (call.tab.closed) this.#end(call);
    } else if (!call.tab.frozen) {
      this.#end(call);
      call.hear(call.answer);
    }
    await this.#settle();
  }

  /** Fails a call on its way to the API. A `sandbox` carries it out despite the failure. */
  async refuse(call: Call, status: number, sandbox: Sandbox | null): Promise<void> {
    if (sandbox !== null) this.onArrived(call, (await answerOf(call, sandbox)).status);
    call.answer = { status, text: '' };
    if (call.tab.closed) this.#end(call);
    await this.#settle();
  }

  /** Breaks the connection: the tab never learns the call's result. */
  async lose(call: Call): Promise<void> {
    if (call.tab.frozen) return;
    this.#end(call);
    call.fail();
    await this.#settle();
  }
}

async function answerOf(
  { path, method, authorization, body }: Call,
  sandbox: Sandbox,
): Promise<{ status: number; text: string }> {
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization !== null && { authorization }),
      },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, text: await response.text() };
}
