import { useSyncExternalStore } from 'react';
import { presentMonth } from '../lib/clock.ts';

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
