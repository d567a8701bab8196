import { useEffect, type RefObject } from 'react';
import { afterActiveTime } from '../lib/timing.ts';
import type { Notice } from './notices.ts';

/** A notice with its id. */
export type Numbered = Notice & { id: number };

/** How long a notice with one line, such as a global API error, is shown, in milliseconds. */
const ONE_LINE = 3000;

/** How long a notice with two lines is shown, in milliseconds. */
const TWO_LINES = 8000;

/**
 * Closes a notice after its time. The time stops while a newer notice covers it, while the page is
 * hidden or frozen, and while the pointer or the focus is on the notices. A notice with an action stays
 * until it is closed.
 * @param stage the element that holds all notices
 * @param box the element of this one
 */
export function useStay(
  { id, text, action }: Numbered,
  onGone: (id: number) => void,
  stage: HTMLElement,
  box: RefObject<HTMLElement | null>,
): void {
  const duration = text === undefined ? ONE_LINE : TWO_LINES;
  const stays = action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    // On a touch screen the tapped element matches `:hover` until the next tap.
    const hovers = () => matchMedia('(hover: hover)').matches && stage.matches(':hover');
    const isHeld = () => hovers() || stage.contains(document.activeElement);
    const isCovered = () => stage.lastElementChild !== box.current;
    const passes = () => document.visibilityState === 'visible' && !isHeld() && !isCovered();
    return afterActiveTime(duration, () => onGone(id), passes);
  }, [id, duration, stays, onGone, stage, box]);
}
