/** Bad days to order. Rates are 0 to 1, of all calls but pre-flights. */
export interface FaultSettings {
  /** Added to every answer; a pair is a range to draw from. */
  latencyMs: number | readonly [min: number, max: number];
  /** Bare 500s, nothing done. */
  failRate: number;
  /** Connections closed without an answer, nothing done. */
  dropRate: number;
  /** Connections closed without an answer, although all is done. */
  lostRate: number;
  /** The same, in the middle of the answer: a browser asks for the others again by itself. */
  cutRate: number;
  /** Answers that come `slowMs` later. */
  slowRate: number;
  slowMs: number;
  /** 429s out of turn. */
  limitRate: number;
  /** Requests per 15 minutes and address; null: no limit. The real service has 100. */
  rateLimit: number | null;
  /** Where the random sequences of faults and latencies start. */
  randomSeed: number;
}

export interface SandboxOptions extends Partial<FaultSettings> {
  /** The database's path, or ':memory:'. Photos are kept beside it. */
  file: string;
  /** Lay the starter content in an empty database (default true). */
  starter?: boolean;
  /** How long a login lasts (default 24 hours). */
  tokenSeconds?: number;
  /** Answer `tracks/:id/my_stages` (default true); a service of another version has no such call. */
  myStages?: boolean;
  /** Send the service's CORS headers (default true). */
  cors?: boolean;
  /** Receives mails and unexpected failures, a line or a few at a time. */
  log?: (line: string) => void;
  /** The clock (default: the system's). */
  now?: () => Date;
  /**
   * Looks at each answer before it goes out and says what is wrong with it, a line each; the sandbox
   * keeps the lines. Not asked about a gateway's words that were ordered.
   */
  compare?: ((request: Request, response: Response) => Promise<string[]>) | null;
  /** Since when the service runs (default: since it was opened). */
  startedAt?: Date;
}

const calmDay: FaultSettings = {
  latencyMs: 0,
  failRate: 0,
  dropRate: 0,
  lostRate: 0,
  cutRate: 0,
  slowRate: 0,
  slowMs: 5000,
  limitRate: 0,
  rateLimit: null,
  randomSeed: 1,
};

/** The faults among the options, the rest calm. */
export function faultsOf(options: Partial<FaultSettings>): FaultSettings {
  return {
    latencyMs: options.latencyMs ?? calmDay.latencyMs,
    failRate: options.failRate ?? calmDay.failRate,
    dropRate: options.dropRate ?? calmDay.dropRate,
    lostRate: options.lostRate ?? calmDay.lostRate,
    cutRate: options.cutRate ?? calmDay.cutRate,
    slowRate: options.slowRate ?? calmDay.slowRate,
    slowMs: options.slowMs ?? calmDay.slowMs,
    limitRate: options.limitRate ?? calmDay.limitRate,
    rateLimit: options.rateLimit === undefined ? calmDay.rateLimit : options.rateLimit,
    randomSeed: options.randomSeed ?? calmDay.randomSeed,
  };
}
