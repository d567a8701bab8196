import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface Launched {
  /** Its output so far. */
  words: () => string;
  stop: () => Promise<void>;
}

const running = new Set<number>();

function kill(pid: number): void {
  running.delete(pid);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

// All children end with this process.
process.once('exit', () => [...running].forEach(kill));

/** Starts a program in a new process group, to end it with its children. */
export function launch(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Launched {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  const listen = (chunk: Buffer) => (words += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('error', (error) => (words += error.message));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  return {
    words: () => words,
    stop: async () => {
      if (pid !== undefined) kill(pid);
      await ended;
    },
  };
}

/** Retries until the attempt succeeds; throws its last error after the timeout. */
export async function until<Result>(
  attempt: () => Promise<Result>,
  patience: number,
): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(150);
    }
  }
}
