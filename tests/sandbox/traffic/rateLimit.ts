const WINDOW_MS = 15 * 60 * 1000;

/** The limit in a simulated 429 without a configured limit. */
const USUAL = 100;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Creates one window of 15 minutes for all addresses. A limit of null counts nothing. */
export function createRateLimit(now: () => Date) {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  const open = (): void => {
    const time = now().getTime();
    if (time < windowEnds) return;
    counts = new Map();
    windowEnds = time + WINDOW_MS;
  };
  return {
    /**
     * Counts a request, even a pre-flight or an error, and returns whether it exceeds the limit.
     */
    exceeds(address: string, limit: number | null): boolean {
      if (limit === null) return false;
      open();
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count > limit;
    },
    /** Returns the allowance headers of a response; without a limit only a refusal has them. */
    headers(address: string, limit: number | null, refused: boolean): Record<string, string> {
      if (limit === null && !refused) return {};
      open();
      const most = limit ?? USUAL;
      const left = refused ? 0 : Math.max(0, most - (counts.get(address) ?? 0));
      return {
        // The reset time below is on this clock.
        date: now().toUTCString(),
        'x-ratelimit-limit': String(most),
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': String(Math.ceil(windowEnds / 1000)),
      };
    },
    startOver() {
      windowEnds = 0;
    },
  };
}

/**
 * Returns the address that the API counts a forwarded request for: the last but one, or the only
 * one. Undefined if the request was not forwarded.
 */
export function forwardedAddress({ headers }: Request): string | undefined {
  const addresses = headers.get('x-forwarded-for')?.split(',') ?? [];
  return addresses.slice(-2)[0]?.trim();
}

/**
 * Creates a refusal that is not JSON, has no CORS headers, and always has the whole window to wait.
 */
export function tooManyRequests(): Response {
  return new Response('Too many requests, please try again later.', {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '900' },
  });
}
