import { clearDrafts } from '../platform/storage/drafts.ts';
import { forgetNumber } from '../platform/storage/refusedNumber.ts';
import { clearToken } from '../platform/session.ts';

/** A logout by choice: with the login goes what this person has typed and not sent. */
export function logOut(userId: string): void {
  clearDrafts(userId);
  forgetNumber(userId);
  clearToken();
}
