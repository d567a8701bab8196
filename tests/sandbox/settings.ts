import type { SandboxOptions } from './options.ts';

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

/** '200', or '100-400' for a range. */
function latencyOf(env: Environment, name: string): number | [number, number] | undefined {
  const [from, to] = (env[name] ?? '')
    .split('-')
    .map((text) => numberOf({ [name]: text }, name, DAY_MS));
  return from !== undefined && to !== undefined ? [from, to] : from;
}

/** The options of a sandbox for developers, from `SANDBOX_*` variables; `log` is left out. */
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
