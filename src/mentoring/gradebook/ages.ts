import { DAY } from '../../lib/dates.ts';

/** The groups of ages, by their first whole day. */
const firstDays = [0, 1, 4, 8, 15] as const;

/** How long work has waited for a mentor's grade. */
export interface WaitingAges {
  total: number;
  /** How many have waited that long, from `from` to `to` whole days; `to` is null for the last group. */
  groups: { from: number; to: number | null; count: number }[];
  /** The longest, in whole days. */
  longest: number;
  /** At least half of them have waited so long, in whole days. */
  half: number;
}

/**
 * The ages of what waits; null for fewer than two, which need no picture.
 * @param sentAt when each was sent, in milliseconds since 1970; 0, not known, is left out
 * @param now milliseconds since 1970
 */
export function waitingAges(sentAt: readonly number[], now: number): WaitingAges | null {
  const days = sentAt
    .filter((moment) => moment > 0)
    .map((moment) => Math.max(0, Math.floor((now - moment) / DAY)))
    .sort((a, b) => b - a);
  const [longest] = days;
  const half = days[Math.floor((days.length - 1) / 2)];
  if (longest === undefined || half === undefined || days.length < 2) return null;
  const groups = firstDays.map((from, at) => {
    const next = firstDays[at + 1];
    const count = days.filter((day) => day >= from && (next === undefined || day < next)).length;
    return { from, to: next === undefined ? null : next - 1, count };
  });
  return { total: days.length, groups, longest, half };
}
