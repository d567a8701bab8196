import type { FaultSettings } from '../sandbox/options.ts';
import type { Mail } from '../sandbox/outbox.ts';
import type { FailNext } from '../sandbox/traffic/faults.ts';
import type { LoggedRequest } from '../sandbox/traffic/requestLog.ts';

/** Returns the controls of the sandbox at an address. */
export function controls(origin: string) {
  const control = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(`${origin}/api/_sandbox/${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const post = async (path: string, body: object = {}): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    await control(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the sandbox's own responses */
  return {
    /** Newest first. */
    mails: async () => (await (await control('outbox.json')).json()) as Mail[],
    /** The requests to the API since they were last cleared, oldest first. */
    requests: async () => (await (await control('requests')).json()) as LoggedRequest[],
    clearRequests: async () => void (await control('requests', { method: 'DELETE' })),
    /** How its responses have differed from the API's description since the last call. */
    differences: async () => (await (await control('differences')).json()) as string[],
    failNext: (rule: FailNext) => post('fail-next', rule),
    setFaults: (settings: Partial<FaultSettings>) => post('faults', settings),
    expireTokens: () => post('expire-tokens'),
    /** Restores the starter content, without faults. */
    startOver: () => post('start-over'),
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

export type Controls = ReturnType<typeof controls>;
