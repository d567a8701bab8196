import type { FaultSettings } from '../sandbox/options.ts';
import type { Mail } from '../sandbox/outbox.ts';
import type { FailNext } from '../sandbox/traffic/faults.ts';
import type { LoggedRequest } from '../sandbox/traffic/requestLog.ts';

/** Returns the controls of the sandbox at an address. */
export function controls(origin: string) {
  const control = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${origin}/api/_sandbox/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the sandbox's own responses */
  return {
    /** Newest first. */
    mails: async () => (await (await control('outbox.json')).json()) as Mail[],
    /** The requests to the API since its start, oldest first. */
    requests: async () => (await (await control('requests')).json()) as LoggedRequest[],
    failNext: async (rule: FailNext) => void (await control('fail-next', rule)),
    setFaults: async (settings: Partial<FaultSettings>) => void (await control('faults', settings)),
    expireTokens: async () => void (await control('expire-tokens', {})),
    /** Restores the starter content, without faults. */
    startOver: async () => void (await control('start-over', {})),
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

export type Controls = ReturnType<typeof controls>;
