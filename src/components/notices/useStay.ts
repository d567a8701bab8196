import { useEffect } from 'react';
import { afterActiveTime } from '../../platform/activeTimer.ts';
import type { Notice } from '../../platform/notices.ts';

/** A notice, and its number: what it is known by. */
export type Numbered = Notice & { id: number };

/** How long one line stays, such as a global API error, in milliseconds. */
const ONE_LINE = 3000;

/** How long a notice with two lines stays, in milliseconds. */
const TWO_LINES = 8000;

/**
 * Lets a notice go when it could be read for long enough: a phone that is put away, another tab, a pointer
 * or the focus on the notices stop the time. One that offers a way on stays until it is closed.
 * @param stage what holds all notices
 */
export function useStay(
  { id, text, action }: Numbered,
  onGone: (id: number) => void,
  stage: HTMLElement | null,
): void {
  const duration = text === undefined ? ONE_LINE : TWO_LINES;
  const stays = action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    // After a tap, what was under the finger counts as hovered until the next one.
    const hovers = () => matchMedia('(hover: hover)').matches && stage?.matches(':hover');
    const isHeld = () => hovers() || stage?.contains(document.activeElement);
    const passes = () => document.visibilityState === 'visible' && !isHeld();
    return afterActiveTime(duration, () => onGone(id), passes);
  }, [id, duration, stays, onGone, stage]);
}
