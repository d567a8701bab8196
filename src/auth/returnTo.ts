import { useEffect } from 'react';
import {
  createPath,
  type NavigateOptions,
  type Path,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { homePath, type Role, sessionOf } from './session.ts';
import { textIn, requestedPage } from './requestedPage.ts';
import { isRecord } from '../lib/values.ts';
import { useHydrated } from '../ui/hooks.ts';
import { useSelector } from 'react-redux';
import type { NeedsAuth } from './useSession.ts';

/*
 * The navigation state that the account pages pass to each other. It is validated, because the
 * browser's history stores it.
 */

export interface SentEmail {
  purpose: 'confirm' | 'reset';
  email: string;
  sentAt: number;
}

/** Creates the state for the page that confirms a sent email. */
export const createSentEmail = (purpose: SentEmail['purpose'], email: string): SentEmail => ({
  purpose,
  email,
  sentAt: Date.now(),
});

/** Reads that state; null if the page was opened directly. */
export function parseSentEmail(state: unknown): SentEmail | null {
  if (!isRecord(state)) return null;
  const { purpose, sentAt } = state;
  const email = textIn(state, 'email');
  if (email === '' || (purpose !== 'confirm' && purpose !== 'reset')) return null;
  return { purpose, email, sentAt: typeof sentAt === 'number' ? sentAt : 0 };
}

/** Returns the email address just used on another account page, or ''. */
export const passedEmail = (state: unknown): string =>
  isRecord(state) ? textIn(state, 'email') : '';

/** Creates the state for the login of a user who has just confirmed their email address. */
export const createFirstLogin = (email: string) => ({ email, isFirst: true });

/** Returns whether the login page was opened with that state. */
export const isFirstLogin = (state: unknown): boolean =>
  isRecord(state) && state['isFirst'] === true;

/**
 * Returns the state for the next account page: the page to open after the login, or null for home.
 */
export function useReturnTo(): { from: Path } | null {
  const from = requestedPage(useLocation().state);
  return from && { from };
}

/** Returns the address that a user asked for before their login, or else of their role's home. */
export const pageAfterLogin = (state: unknown, role: Role): string =>
  createPath(requestedPage(state) ?? { pathname: homePath(role) });

/** Redirects a logged-in user to the page they asked for, or else to their role's home. */
export function useLoginRedirect(): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const token = useSelector(({ auth }: NeedsAuth) => auth.token);

  useEffect(() => {
    const session = sessionOf(token);
    if (session === null) return;
    void navigate(pageAfterLogin(state, session.role), { replace: true });
  }, [token, state, navigate]);
}

/** Returns the email address just used on another account page, or '' (always '' at build time). */
export function useKnownEmail(): string {
  const { state } = useLocation();
  return useHydrated() ? passedEmail(state) : '';
}

/**
 * Navigates only while the user is still on the page, so that a late response does not move them.
 */
export function useNavigateFrom() {
  const navigate = useNavigate();
  return async (from: string, to: string, options?: NavigateOptions): Promise<void> => {
    if (window.location.pathname.replace(/\/$/, '') === from) await navigate(to, options);
  };
}
