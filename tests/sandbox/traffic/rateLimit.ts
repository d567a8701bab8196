const WINDOW_MS = 15 * 60 * 1000;

export interface RateLimit {
  /** Whether the request is one too many; everything counts (api.md, rate limit). */
  exceeds: (address: string, limit: number | null) => boolean;
  /** Forgets what was counted. */
  startOver: () => void;
}

/** One window of 15 minutes for all addresses; a limit of null counts nothing. */
export function createRateLimit(now: () => Date): RateLimit {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  return {
    exceeds(address, limit) {
      if (limit === null) return false;
      const time = now().getTime();
      if (time >= windowEnds) {
        counts = new Map();
        windowEnds = time + WINDOW_MS;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count > limit;
    },
    startOver() {
      windowEnds = 0;
    },
  };
}

/** Not JSON, without CORS headers, and always the whole window to wait. */
export function tooManyRequests(): Response {
  return new Response('Too many requests, please try again later.', {
    status: 429,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '900' },
  });
}
