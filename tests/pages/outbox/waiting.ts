import { currentSession } from '../../../src/auth/session.ts';
import { type DraftKey, writeDraft } from '../../../src/user/drafts.ts';

/** Later drafts are listed below earlier ones, even if both are written in one millisecond. */
let written = 0;

/** Stores a draft that was finished offline a minute ago; `seen` is the version that it replaces. */
export function writeFinished(subject: DraftKey, values: object, seen: object | null = null): void {
  written += 1;
  const finished = { at: Date.now() - 60_000 + written, seen, triedAt: null };
  writeDraft(currentSession()?.userId ?? '', subject, values, {
    finished,
    about: { title: 'Sign-up form', mentee: 'Ada' },
  });
}
