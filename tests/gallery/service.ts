import { controls, type Controls } from '../e2e/support/sweeps/controls.ts';

export interface Service extends Controls {
  /** Removes all faults and what a scene has sent. */
  calm: () => Promise<void>;
}

/** The sandbox's controls; `restore` adds the gallery's world to the starter content. */
export function serviceOf(origin: string, restore: () => void): Service {
  const sandbox = controls(origin);
  return {
    ...sandbox,
    calm: async () => {
      await sandbox.startOver();
      restore();
    },
  };
}
