import { EventEmitter, once } from 'node:events';

import { type FaultSettings, faultsOf, type SandboxOptions } from '../options.ts';

export const FAULT_KINDS = [
  '500',
  'drop',
  'lost',
  'cut',
  '429',
  'slow',
  'html',
  '503',
  '504',
  'held',
  'late',
] as const;

/**
 * 500: bare, the call is not carried out. drop: the connection is closed, the call not carried out.
 * lost: the call is carried out, but the connection closed before its response; cut: in the middle of
 * it. 429: over the limit. slow: the response is sent `slowMs` later; held: when it is released; late: carried
 * out at once, its response held. html: a 200 with a web page instead of JSON. 503: a gateway's page,
 * the call not carried out; 504: carried out.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FailNext {
  /** 'GET', 'POST' …, or '*'. */
  method: string;
  /** The whole path, or its beginning up to a slash: '/api/tasks' matches '/api/tasks/1' too. */
  path: string;
  exact?: boolean;
  /** How many matching calls pass before. */
  after?: number;
  /** How many calls fail: one, if nothing else is said. */
  times?: number;
  kind: FaultKind;
}

type Rule = FailNext & { times: number };

export type Faults = ReturnType<typeof createFaults>;

/** Hashes a text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return hash >>> 0;
}

/** Creates a small seeded sequence of numbers from 0 up to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ID = /[0-9a-f]{24}/g;

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

function matches(rule: Rule, method: string, path: string): boolean {
  if (rule.times <= 0) return false;
  if (rule.method !== '*' && rule.method.toUpperCase() !== method) return false;
  const start = withoutSlash(rule.path);
  return withoutSlash(path) === start || (!rule.exact && path.startsWith(`${start}/`));
}

export function createFaults(options: SandboxOptions) {
  let settings = faultsOf(options);
  let sequences = new Map<string, () => number>();
  let rules: Rule[] = [];
  let held: (() => void)[] = [];

  const comings = new EventEmitter();

  const release = (): void => {
    const all = held;
    held = [];
    for (const go of all) go();
  };

  const sequenceOf = (method: string, path: string): (() => number) => {
    const call = `${settings.randomSeed} ${method} ${withoutSlash(path).replaceAll(ID, 'id')}`;
    const random = sequences.get(call) ?? seededRandom(seedOf(call));
    sequences.set(call, random);
    return random;
  };

  const drawLatency = (random: () => number): number => {
    const { latencyMs } = settings;
    if (typeof latencyMs === 'number') return latencyMs;
    const [min, max] = latencyMs;
    return min + random() * (max - min);
  };

  const drawKind = (random: () => number): FaultKind | null => {
    const kinds = [
      ['drop', settings.dropRate],
      ['lost', settings.lostRate],
      ['cut', settings.cutRate],
      ['429', settings.limitRate],
      ['500', settings.failRate],
      ['slow', settings.slowRate],
    ] as const;
    // Every rate is drawn each time, so that one rate's setting does not shift another's sequence.
    const draws = kinds.map(([kind, rate]) => ({ kind, isDrawn: random() < rate }));
    return draws.find(({ isDrawn }) => isDrawn)?.kind ?? null;
  };

  return {
    settings: (): FaultSettings => ({ ...settings }),
    set(partial: Partial<FaultSettings>) {
      settings = faultsOf({ ...settings, ...partial });
      if (partial.randomSeed !== undefined) sequences = new Map();
    },
    failNext(rule: FailNext) {
      rules.push({ times: 1, ...rule });
    },
    clearFailures() {
      rules = [];
    },
    /** Resolves with the next `letGo`. */
    hold: () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
        comings.emit('held');
      }),
    /** Releases all held calls, or else the next held call as it arrives. */
    async letGo() {
      if (held.length === 0) await once(comings, 'held');
      release();
    },
    /** Restores the settings of the start, without any rule. */
    startOver() {
      settings = faultsOf(options);
      sequences = new Map();
      rules = [];
      release();
    },
    /**
     * Draws the next fault. Each address draws from its own sequence, so its third call has the
     * same fault whatever other requests do.
     */
    next(method: string, path: string) {
      const match = rules.find((candidate) => matches(candidate, method, path));
      const isPassed = match?.after !== undefined && match.after > 0;
      if (isPassed) match.after = (match.after ?? 0) - 1;
      const rule = isPassed ? undefined : match;
      if (rule) rule.times -= 1;
      rules = rules.filter(({ times }) => times > 0);
      const random = sequenceOf(method, path);
      const drawn = drawKind(random);
      const kind = rule ? rule.kind : drawn;
      const delayMs = drawLatency(random) + (kind === 'slow' ? settings.slowMs : 0);
      return { kind, delayMs };
    },
  };
}
