import { reportResponse } from '../../../src/api/connection.ts';
import { registerNoticeHost } from '../../../src/ui/notices.ts';

/** Ends what ends with a tab: its requests, its unseen notices, and its connection status. */
export async function closeTab(): Promise<void> {
  await window.happyDOM.abort();
  registerNoticeHost(() => undefined)();
  reportResponse();
}
