import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from './userSlice.ts';
import { profilePath, type Role } from '../auth/session.ts';
import { refusedNumber } from './refusedNumber.ts';

/** Offers from time to time to try a refused phone number again; the profile always does. */
export function useNumberOffer(profile: User | null, role: Role): void {
  const { pathname } = useLocation();
  const ownProfile = profilePath(role);
  const isElsewhere = pathname !== ownProfile;
  useEffect(() => {
    if (profile === null || !isElsewhere || refusedNumber(profile) === null) return;
    // Few users have such a number. If its code fails to load, the offer waits for the next visit.
    void import('./StoredNumber.tsx').then(
      ({ offerNumber }) => offerNumber(profile, ownProfile),
      () => undefined,
    );
  }, [profile, isElsewhere, ownProfile]);
}
