import { useEffect } from 'react';
import { type NavigateOptions, type Path, useLocation, useNavigate } from 'react-router-dom';
import { homePath, sessionOf } from './session.ts';
import { textIn, wantedPlace } from './wantedPlace.ts';
import { isRecord } from '../lib/values.ts';
import { useHydrated } from '../ui/hooks.ts';
import { useSelector } from 'react-redux';
import type { NeedsAuth } from './useSession.ts';

/*
 * Navigation state that the account pages pass to each other. It comes from the browser's history,
 * so it is checked.
 */

/** A requested mail, as the e-mail-sent page needs it. */
export interface SentMail {
  purpose: 'confirm' | 'reset';
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** The state with which to open the e-mail-sent page. */
export const sentMail = (purpose: SentMail['purpose'], email: string): SentMail => ({
  purpose,
  email,
  sentAt: Date.now(),
});

/** Reads that state; null where the page was opened by its address alone. */
export function sentMailOf(state: unknown): SentMail | null {
  if (!isRecord(state)) return null;
  const { purpose, sentAt } = state;
  const email = textIn(state, 'email');
  if (email === '' || (purpose !== 'confirm' && purpose !== 'reset')) return null;
  return { purpose, email, sentAt: typeof sentAt === 'number' ? sentAt : 0 };
}

/** The e-mail address just used on another account page, or ''. */
export const knownEmail = (state: unknown): string =>
  isRecord(state) ? textIn(state, 'email') : '';

/** The e-mail address confirmed on this history entry, or null. */
export function confirmedEmail(state: unknown): string | null {
  const email = isRecord(state) ? textIn(state, 'confirmed') : '';
  return email === '' ? null : email;
}

/** What goes along to the next account page: the place that a login at the end leads to; null: home. */
export function useOnward(): { from: Path } | null {
  const from = wantedPlace(useLocation().state);
  return from && { from };
}

/**
 * Redirects a user who is logged in, or has just become so: to the page they wanted, else to their
 * role's home.
 */
export function useGoOn(): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const token = useSelector(({ auth }: NeedsAuth) => auth.token);

  useEffect(() => {
    const session = sessionOf(token);
    if (session === null) return;
    void navigate(wantedPlace(state) ?? homePath(session.role), { replace: true });
  }, [token, state, navigate]);
}

/** The e-mail address just used on another account page, or ''; '' at build time. */
export function useKnownEmail(): string {
  const { state } = useLocation();
  return useHydrated() ? knownEmail(state) : '';
}

/** Navigates from a page unless the user has left it: a late answer must not move them. */
export function useNavigateFrom() {
  const navigate = useNavigate();
  return async (from: string, to: string, options?: NavigateOptions): Promise<void> => {
    if (window.location.pathname.replace(/\/$/, '') === from) await navigate(to, options);
  };
}
