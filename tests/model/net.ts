import { AsyncLocalStorage } from 'node:async_hooks';
import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
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

/** A call in flight: sent by a tab, handled by the API, then received by the tab. */
export interface Call {
  tab: Page;
  by: object | undefined;
  method: string;
  path: string;
  body: string | undefined;
  authorization: string | null;
  answer: { status: number; text: string } | null;
  hear: (answer: { status: number; text: string }) => void;
  fail: () => void;
}

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

  adapterOf =
    (tab: () => Page): AxiosAdapter =>
    (config) =>
      this.#send(tab(), config);

  #send(tab: Page, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    return new Promise((resolve, reject) => {
      const broken = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      if (!tab.online) {
        reject(broken());
        return;
      }
      const call: Call = {
        tab,
        by: onBehalf.getStore(),
        method: (config.method ?? 'get').toUpperCase(),
        path: `${config.baseURL}/${config.url}${query(config.params)}`,
        body: typeof config.data === 'string' ? config.data : undefined,
        authorization: AxiosHeaders.from(config.headers).get('Authorization')?.toString() ?? null,
        answer: null,
        hear: ({ status, text }) => {
          const response = { data: text, status, statusText: '', headers: {}, config };
          if (status < 300) resolve(response);
          else
            reject(new AxiosError(`${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response));
        },
        fail: () => reject(broken()),
      };
      config.signal?.addEventListener?.('abort', () => {
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

function query(params: unknown): string {
  const given = new URLSearchParams(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return given === '' ? '' : `?${given}`;
}
