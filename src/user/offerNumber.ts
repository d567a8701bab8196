import type { User } from './userSlice.ts';
import { announce } from '../ui/notices.ts';
import { readableHome } from './phone.ts';
import { numberToOffer } from './numberOffer.ts';
import { phoneTexts as texts } from './texts.ts';

/**
 * Offers to try a refused phone number again, where it is time for that.
 * @param toProfile the address of the profile form
 */
export function offerNumber(profile: User, toProfile: string): void {
  const number = numberToOffer(profile);
  if (number === null) return;
  announce({
    kind: 'info',
    title: texts.offerTitle,
    text: texts.offer(readableHome(number)),
    action: { label: texts.toProfile, to: toProfile, state: null },
  });
}
