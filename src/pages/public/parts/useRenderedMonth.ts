import { useSyncExternalStore } from 'react';
import { presentMonth } from '../../../domain/time/month.ts';

const attribute = 'data-month';

const never = (): (() => void) => () => {};

/** While hydrating: the month the page was rendered in, which may be an earlier build's. */
function renderedMonth(): number {
  const written =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  return Number(written ?? presentMonth());
}

/**
 * The present month, without a mismatch on a page that was rendered in another one.
 * @returns the month and the attributes that the page's outer element must carry
 */
export function useRenderedMonth(): { month: number; marker: Record<string, number> } {
  const month = useSyncExternalStore(never, presentMonth, renderedMonth);
  return { month, marker: { [attribute]: month } };
}

/** "March 2027" and "2027-03" of a month number. */
export function monthWords(month: number): { text: string; machine: string } {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12));
  return {
    text: date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    machine: date.toISOString().slice(0, 7),
  };
}
