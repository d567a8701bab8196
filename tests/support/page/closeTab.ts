import { reportAnswer } from '../../../src/platform/connection.ts';
import { hostNotices } from '../../../src/platform/notices.ts';

/** What goes with a tab: its requests, its unseen notices, and what it knew of the connection. */
export async function closeTab(): Promise<void> {
  await window.happyDOM.abort();
  hostNotices(() => undefined)();
  reportAnswer();
}
