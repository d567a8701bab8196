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
  fail: (error: Error) => void;
}

export interface Net {
  /** The calls under way, in the order they were sent. */
  calls: Call[];
  adapterOf: (tab: () => Page) => AxiosAdapter;
  /** Called when a call is sent and when the API responds. */
  onSent: (call: Call) => void;
  onArrived: (call: Call, status: number) => void;
  /** Moves a call one step: to the API, or back to its tab. */
  step: (call: Call, sandbox: Sandbox) => Promise<void>;
  /** Fails a call on its way to the API. A `sandbox` carries it out despite the failure. */
  refuse: (call: Call, status: number, sandbox: Sandbox | null) => Promise<void>;
  /** Breaks the connection: the tab never learns the call's result. */
  lose: (call: Call) => Promise<void>;
}

export function createNet({ settle }: { settle: () => Promise<void> }): Net {
  const calls: Call[] = [];
  const end = (call: Call): void => {
    const at = calls.indexOf(call);
    if (at !== -1) calls.splice(at, 1);
  };

  const send = (tab: Page, config: InternalAxiosRequestConfig): Promise<AxiosResponse> =>
    new Promise((resolve, reject) => {
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
        fail: reject,
      };
      config.signal?.addEventListener?.('abort', () => {
        end(call);
        reject(new CanceledError());
      });
      call.fail = () => reject(broken());
      calls.push(call);
      net.onSent(call);
    });

  const net: Net = {
    calls,
    adapterOf: (tab) => (config) => send(tab(), config),
    onSent: () => undefined,
    onArrived: () => undefined,
    async step(call, sandbox) {
      if (call.answer === null) {
        call.answer = await answerOf(call, sandbox);
        net.onArrived(call, call.answer.status);
        // The requesting page is closed.
        if (call.tab.closed) end(call);
      } else if (!call.tab.frozen) {
        end(call);
        call.hear(call.answer);
      }
      await settle();
    },
    async refuse(call, status, sandbox) {
      if (sandbox !== null) net.onArrived(call, (await answerOf(call, sandbox)).status);
      call.answer = { status, text: '' };
      if (call.tab.closed) end(call);
      await settle();
    },
    async lose(call) {
      if (call.tab.frozen) return;
      end(call);
      call.fail(new Error());
      await settle();
    },
  };
  return net;
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
