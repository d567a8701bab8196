import { useEffect, useEffectEvent } from 'react';
import { isOffline } from '../api/connection.ts';
import { clockTime } from '../lib/clock.ts';
import { type Announcement, announce, withdraw } from '../ui/notices.ts';
import { MINUTE } from '../lib/timing.ts';

const expiryTexts = {
  soon: (time: string) => `Your login expires at ${time}.`,
  over: (time: string) => `Your login expired at ${time}.`,
  saved: 'What you write is saved.',
  renew: 'Log in again',
} as const;

const WARNING_MS = 5 * MINUTE;

/**
 * The expiry is checked this often, because one long timer would be late after a device has slept.
 */
const CHECK_MS = 10_000;

/**
 * Shows a notice once, five minutes before a login expires, which stays until the user responds. It
 * waits for a connection, because nobody can log in without one.
 * @param exp in seconds since 1970, or null if the login is known to have ended
 */
export function useExpiryNotice(exp: number | null, onRenew: () => void): void {
  const renew = useEffectEvent(onRenew);
  useEffect(() => {
    if (exp === null) return undefined;
    const expiresAt = exp * 1000;
    let notice: Announcement | undefined;
    const check = () => {
      const left = expiresAt - Date.now();
      if (notice || left > WARNING_MS || isOffline()) return;
      const title = (left > 0 ? expiryTexts.soon : expiryTexts.over)(clockTime(expiresAt));
      const action = { label: expiryTexts.renew, onPress: () => renew() };
      notice = { kind: 'info', title, text: expiryTexts.saved, action };
      announce(notice);
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => {
      clearInterval(timer);
      if (notice) withdraw(notice);
    };
  }, [exp]);
}
