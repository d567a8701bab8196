import { clearDrafts } from '../platform/storage/drafts.ts';
import { forgetNumber } from '../platform/storage/numberOffer.ts';
import { clearVersions } from '../platform/storage/sentVersions.ts';
import { clearToken, reportLogout } from '../platform/session.ts';

/** A logout by choice also deletes what the user has typed and what was sent from this device. */
export function logOut(userId: string): void {
  clearDrafts(userId);
  clearVersions(userId);
  forgetNumber(userId);
  clearToken();
  reportLogout(userId);
}
