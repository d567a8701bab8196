/** Simulated faults. Rates are 0 to 1, of all calls but pre-flights. */
export interface FaultSettings {
  /** Added to every response; a pair is a range to draw from. */
  latencyMs: number | readonly [min: number, max: number];
  /** Bare 500s; the call is not carried out. */
  failRate: number;
  /** Connections closed without a response; the call is not carried out. */
  dropRate: number;
  /** Connections closed without a response, although the call was carried out. */
  lostRate: number;
  /** The same, in the middle of the response: a browser retries the other requests automatically. */
  cutRate: number;
  /** Responses that arrive `slowMs` later. */
  slowRate: number;
  slowMs: number;
  /** 429s without the limit being reached. */
  limitRate: number;
  /** Requests per 15 minutes and address; null: no limit. The real service has 100. */
  rateLimit: number | null;
  randomSeed: number;
}

export interface SandboxOptions extends Partial<FaultSettings> {
  /** The database's path, or ':memory:'. Photos are stored next to it. */
  file: string;
  /** Seed the starter content into an empty database (default true). */
  starter?: boolean;
  /** How long a login lasts (default 24 hours). */
  tokenSeconds?: number;
  /** Support `tracks/:id/my_stages` (default true); another version of the API lacks this call. */
  myStages?: boolean;
  /** Receives mails and unexpected failures, one or a few lines at a time. */
  log?: (line: string) => void;
  /** The clock (default: the system's). */
  now?: () => Date;
  /**
   * Returns the differences of a response, a line each. Not called for a simulated gateway's
   * responses.
   */
  compare?: ((request: Request, response: Response) => Promise<string[]>) | null;
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

/** Returns the faults among the options. Those that are missing never happen. */
export function faultsOf(options: Partial<FaultSettings>): FaultSettings {
  const given = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(calmDay, name) && value !== undefined,
  );
  return { ...calmDay, ...Object.fromEntries(given) };
}
