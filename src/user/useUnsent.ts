import { useSyncExternalStore } from 'react';
import { countFinished, onDrafts } from './drafts.ts';
import { tokenOwner } from '../auth/session.ts';

const none = (): number => 0;

/** Counts for the user who is logged in or whose login has expired. */
const count = (): number => countFinished(tokenOwner() ?? '');

/** Returns how many finished drafts are in the outbox. */
export const useUnsent = (): number => useSyncExternalStore(onDrafts, count, none);
