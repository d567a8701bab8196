/** How far a device's clock may be behind the API's. */
const MAX_CLOCK_SKEW_MS = 10 * 60 * 1000;

/**
 * When a row was first stored, in milliseconds since 1970: the first eight of 24 hex digits are
 * seconds. Null if the id has another form or is in the future.
 */
function storedAt(id: string, now: number): number | null {
  if (!/^[0-9a-f]{24}$/i.test(id)) return null;
  const at = Number.parseInt(id.slice(0, 8), 16) * 1000;
  return at > now + MAX_CLOCK_SKEW_MS ? null : Math.min(at, now);
}

/**
 * When a submission last changed, as an ISO date or null. In a new row the API sets `updatedAt` to
 * the time its process started, so the id's time counts if it is later.
 */
export function lastChange(
  id: string,
  updatedAt: string | null,
  now: number = Date.now(),
): string | null {
  const stored = storedAt(id, now);
  if (stored === null) return updatedAt;
  return updatedAt !== null && Date.parse(updatedAt) >= stored
    ? updatedAt
    : new Date(stored).toISOString();
}

/** A submission counts as graded when its gradePercentage is above 0: 0 is not yet graded. */
export const isGraded = (submission: { gradePercentage: number | null }): boolean =>
  (submission.gradePercentage ?? 0) > 0;
