import type { SandboxOptions } from './options.ts';
import { DEMO_PASSWORD } from './services/passwords.ts';

// The Vite plugin loads this module at run time, and with it all that it needs.
export { openSandbox } from './sandbox.ts';

/** The database of a sandbox for developers, under the project's root. */
const DEFAULT_FILE = '.sandbox/akada.db';

type Environment = Readonly<Record<string, string | undefined>>;

function numberOf(env: Environment, name: string, max: number): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!(value >= 0 && value <= max)) {
    throw new Error(`${name} must be a number from 0 to ${max}, not “${text}”`);
  }
  return value;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a latency: '200', or '100-400' for a range. */
function latencyOf(env: Environment, name: string): number | [number, number] | undefined {
  const [from, to] = (env[name] ?? '')
    .split('-')
    .map((text) => numberOf({ [name]: text }, name, DAY_MS));
  return from !== undefined && to !== undefined ? [from, to] : from;
}

/**
 * Returns the options of a sandbox for developers, from `SANDBOX_*` variables; `log` is left out.
 */
export function readSettings(env: Environment): SandboxOptions {
  const settings = {
    latencyMs: latencyOf(env, 'SANDBOX_LATENCY_MS'),
    failRate: numberOf(env, 'SANDBOX_FAIL_RATE', 1),
    dropRate: numberOf(env, 'SANDBOX_DROP_RATE', 1),
    lostRate: numberOf(env, 'SANDBOX_LOST_RATE', 1),
    cutRate: numberOf(env, 'SANDBOX_CUT_RATE', 1),
    slowRate: numberOf(env, 'SANDBOX_SLOW_RATE', 1),
    limitRate: numberOf(env, 'SANDBOX_LIMIT_RATE', 1),
    rateLimit: numberOf(env, 'SANDBOX_RATE_LIMIT', 1_000_000),
    tokenSeconds: numberOf(env, 'SANDBOX_TOKEN_SECONDS', 1_000_000_000),
    randomSeed: numberOf(env, 'SANDBOX_SEED', 0xffff_ffff),
  };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { file: env['SANDBOX_FILE'] || DEFAULT_FILE, ...Object.fromEntries(given) };
}

/** The demo accounts of the starter content, and what each shows. */
export const demoAccounts: readonly { email: string; shows: string }[] = [
  { email: 'mentee@akada.example', shows: 'a mentee on two tracks: pending, waiting, graded' },
  { email: 'new.mentee@akada.example', shows: 'a mentee without a track: the enroll dialog' },
  { email: 'incomplete@akada.example', shows: 'a mentee sent to the profile editor' },
  { email: 'mentor@akada.example', shows: 'a mentor with many mentees and submissions' },
  { email: 'new.mentor@akada.example', shows: 'a mentor with empty tables' },
  { email: 'incomplete.mentor@akada.example', shows: 'a mentor sent to the profile editor' },
  { email: 'admin@akada.example', shows: 'an admin: both areas, much of them refused' },
];

/** Returns what the terminal shows once a sandbox listens. */
export function welcome(origin: string, file: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`);
  return [
    '',
    `  Sandbox API  ${origin}/api  (${file})`,
    `  Outbox       ${origin}/api/_sandbox/outbox`,
    `  Accounts     password ${DEMO_PASSWORD}`,
    ...accounts,
    '',
  ].join('\n');
}
