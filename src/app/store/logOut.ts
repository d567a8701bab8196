import { setBorrowed } from '../../lib/storage.ts';
import { box } from '../../user/box.ts';
import { clearDrafts } from '../../user/drafts.ts';
import { clearToken, reportLogout } from '../../auth/session.ts';

/** A logout by choice also deletes what only this device has of the user. */
export function logOut(userId: string): void {
  box.clear(userId);
  clearDrafts(userId);
  clearToken();
  reportLogout(userId);
  setBorrowed(false);
}
