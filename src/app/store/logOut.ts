import { setBorrowed } from '../../lib/storage.ts';
import { box } from '../../user/box.ts';
import { clearDrafts } from '../../user/drafts.ts';
import { clearVersions } from '../../tasks/versions.ts';
import { clearToken, reportLogout } from '../../auth/session.ts';

/** A logout by choice also deletes what the user has typed and what was sent from this device. */
export function logOut(userId: string): void {
  box.clear(userId);
  clearDrafts(userId);
  clearVersions(userId);
  clearToken();
  reportLogout(userId);
  setBorrowed(false);
}
