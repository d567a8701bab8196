import { createListenerMiddleware } from '@reduxjs/toolkit';
import { answersDatabase } from '../lib/storage.ts';
import { sessionOf } from '../lib/session.ts';
import { signedOut } from '../slices/request.ts';
import type { Recalled } from './recall.ts';
import type { RootState } from './store.ts';

const userIn = ({ auth }: RootState): string | null => sessionOf(auth.token, 0)?.userId ?? null;

/** Throws away what was kept, without the code that reads it; a browser may forbid the database itself. */
function forgetAnswers(): void {
  try {
    indexedDB.deleteDatabase(answersDatabase);
  } catch {
    // Where it is forbidden, nothing was kept.
  }
}

/** Lets the last answers be kept and recalled while somebody is logged in; nobody else pays for it. */
export function createRecallListener() {
  const listener = createListenerMiddleware<RootState>();
  const recalled: Recalled = { userId: null };
  listener.startListening({
    predicate: (_, now, before) => (userIn(now) ?? userIn(before)) !== null,
    effect: async (action, api) => {
      const userId = userIn(api.getState()) ?? userIn(api.getOriginalState());
      if (userId === null) return;
      try {
        const { handle } = await import('./recall.ts');
        await handle(action, api, userId, recalled);
      } catch {
        // Its code cannot be had: nothing is kept or recalled, but what an earlier visit kept goes.
        if (signedOut.match(action)) forgetAnswers();
      }
    },
  });
  return listener;
}
