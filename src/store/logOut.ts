import { clearDrafts } from '../platform/storage/drafts.ts';
import { clearVersions } from '../platform/storage/sentVersions.ts';
import { forgetNumber } from '../platform/storage/refusedNumber.ts';
import { clearToken } from '../platform/session.ts';

/** A logout by choice also deletes what the user has typed but not sent. */
export function logOut(userId: string): void {
  clearDrafts(userId);
  clearVersions(userId);
  forgetNumber(userId);
  clearToken();
}
