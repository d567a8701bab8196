import { currentSession } from '../../../src/auth/session.ts';
import { type DraftKey, writeDraft } from '../../../src/user/drafts.ts';

/** Stores a draft that was finished offline a minute ago; `seen` is the version that it replaces. */
export function writeFinished(subject: DraftKey, values: object, seen: object | null = null): void {
  const finished = { at: Date.now() - 60_000, seen, triedAt: null };
  writeDraft(currentSession()?.userId ?? '', subject, values, {
    finished,
    about: { title: 'Sign-up form', mentee: 'Ada' },
  });
}
