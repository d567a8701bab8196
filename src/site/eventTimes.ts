import type { CommunityEvent } from './content/events.ts';
import { eventsTexts } from './eventsTexts.ts';

/** Nigeria's clocks all year round. */
const OFFSET = '+01:00';

/**
 * When an event is, for people and for programs: "Saturday 8 January 2028, 10:00 to 15:00".
 * @param month the present one, in months since the year 0
 */
export function eventTimes(
  { offset, day, from, to }: CommunityEvent,
  month: number,
): { text: string; machine: string } {
  const at = month + offset;
  const [year, index] = [Math.floor(at / 12), at % 12];
  const first = new Date(Date.UTC(year, index)).getUTCDay();
  const date = new Date(Date.UTC(year, index, day.nth * 7 - 6 + ((day.weekday - first + 7) % 7)));
  const words = date.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    text: eventsTexts.when(words.replace(',', ''), from, to),
    machine: `${date.toISOString().slice(0, 10)}T${from}${OFFSET}`,
  };
}
