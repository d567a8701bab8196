import { controls } from '../e2e/support/sweeps/controls.ts';
import type { FailNext } from '../sandbox/traffic/faults.ts';
import type { Service } from './scene.ts';

/** The sandbox's controls; `calm` removes all faults and what a scene has sent. */
export function serviceOf(
  origin: string,
  restore: () => void,
): Service & { calm: () => Promise<void> } {
  let rules: FailNext[] = [];
  const { failNext, setFaults, expireTokens } = controls(origin);
  /** Uses up the rest of a rule: without a token, a call has no other effect. */
  const drain = async ({ method, path, times }: FailNext): Promise<void> => {
    const calls = Array.from({ length: times }, () =>
      fetch(`${origin}${path}`, { method, body: method === 'GET' ? null : '{}' }).catch(
        () => undefined,
      ),
    );
    await Promise.all(calls);
  };
  return {
    failNext: async (method, path, kind, times = 1) => {
      const rule = { method, path, kind, times };
      rules.push(rule);
      await failNext(rule);
    },
    faults: setFaults,
    expireTokens,
    calm: async () => {
      await setFaults({ latencyMs: 0, failRate: 0, dropRate: 0, slowRate: 0, slowMs: 0 });
      const left = rules;
      rules = [];
      for (const rule of left) await drain(rule);
      restore();
    },
  };
}
