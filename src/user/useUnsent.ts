import { useSyncExternalStore } from 'react';
import { tokenOwner } from '../auth/session.ts';
import { box } from './box.ts';
import { readyDrafts } from './drafts.ts';

const none = (): number => 0;

/** Counts for the user who is logged in, or whose login has expired. */
const count = (): number => readyDrafts(tokenOwner() ?? '').length;

/** Returns how many drafts are ready to send. */
export const useUnsent = (): number => useSyncExternalStore(box.subscribe, count, none);
