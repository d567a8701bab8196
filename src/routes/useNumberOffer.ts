import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../api/shapes.ts';
import { profileOf } from '../lib/homes.ts';
import { announce } from '../lib/notices.ts';
import { readableHome } from '../lib/phone.ts';
import { numberToOffer } from '../lib/refusedNumber.ts';
import type { Role } from '../lib/session.ts';
import { phoneTexts as texts } from '../texts/phone.ts';

/** Says now and then that a phone number refused before can be tried again; the profile always does. */
export function useNumberOffer(profile: User | null, role: Role): void {
  const { pathname } = useLocation();
  const own = profileOf(role);
  const elsewhere = pathname !== own;
  useEffect(() => {
    const number = profile && elsewhere ? numberToOffer(profile) : null;
    if (number === null) return;
    announce({
      kind: 'info',
      title: texts.offerTitle,
      text: texts.offer(readableHome(number)),
      action: { label: texts.toProfile, to: own, state: null },
    });
  }, [profile, elsewhere, own]);
}
