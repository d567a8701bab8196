import { clearDrafts } from '../platform/storage/drafts.ts';
import { forgetNumber } from '../platform/storage/numberOffer.ts';
import { clearToken } from '../platform/session.ts';

/** A logout by choice also deletes what the user has typed but not sent. */
export function logOut(userId: string): void {
  clearDrafts(userId);
  forgetNumber(userId);
  clearToken();
}
