import { useSyncExternalStore } from 'react';
import { presentMonth } from '../../../domain/time/month.ts';

const attribute = 'data-month';

const never = (): (() => void) => () => {};

/** For hydration: the month the page was rendered in, which may be an earlier build's. */
function renderedMonth(): number {
  const written =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  return Number(written ?? presentMonth());
}

/**
 * The current month (`presentMonth`), without a hydration mismatch on a page rendered in another
 * one.
 * @returns the month and the attributes that the page's outer element must carry
 */
export function useRenderedMonth(): { month: number; marker: Record<string, number> } {
  const month = useSyncExternalStore(never, presentMonth, renderedMonth);
  return { month, marker: { [attribute]: month } };
}

/** A month number as "March 2027" and "2027-03". */
export function monthWords(month: number): { text: string; machine: string } {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12));
  return {
    text: date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    machine: date.toISOString().slice(0, 7),
  };
}
