import { reportResponse } from '../../../src/api/connection.ts';
import { notices } from '../../../src/ui/notices.ts';
import { freeLocks } from './locks.ts';

/** Ends what ends with a tab: its requests, its locks, its notices, and its connection status. */
export async function closeTab(): Promise<void> {
  await window.happyDOM.abort();
  freeLocks();
  notices.set([]);
  reportResponse();
}
