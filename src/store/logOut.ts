import { clearDrafts } from '../lib/drafts.ts';
import { forgetNumber } from '../lib/refusedNumber.ts';
import { clearToken } from '../lib/session.ts';

/** A logout by choice: with the login goes what this person has typed and not sent. */
export function logOut(userId: string): void {
  clearDrafts(userId);
  forgetNumber(userId);
  clearToken();
}
