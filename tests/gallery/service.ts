import { controls, type Controls } from '../e2e/support/sweeps/controls.ts';
import type { FailNext } from '../sandbox/traffic/faults.ts';

/** The sandbox's controls. Rules that are not used up are removed after the scene. */
export interface Service extends Controls {
  /** Removes all faults and what a scene has sent. */
  calm: () => Promise<void>;
}

export function serviceOf(origin: string, restore: () => void): Service {
  const sandbox = controls(origin);
  let rules: FailNext[] = [];
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
    ...sandbox,
    failNext: async (rule) => {
      rules.push(rule);
      await sandbox.failNext(rule);
    },
    calm: async () => {
      const noFaults = { latencyMs: 0, failRate: 0, dropRate: 0, slowRate: 0, slowMs: 0 };
      await sandbox.setFaults(noFaults);
      const left = rules;
      rules = [];
      for (const rule of left) await drain(rule);
      restore();
    },
  };
}
