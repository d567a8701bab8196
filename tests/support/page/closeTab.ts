import { reportResponse } from '../../../src/api/connection.ts';
import { registerNoticeHost } from '../../../src/ui/notices.ts';
import { freeLocks } from './locks.ts';

/** Ends what ends with a tab: its requests, its locks, its unseen notices, and its connection status. */
export async function closeTab(): Promise<void> {
  await window.happyDOM.abort();
  freeLocks();
  registerNoticeHost(() => undefined)();
  reportResponse();
}
