import { currentSession } from '../../../src/auth/session.ts';
import { type DraftSubject, writeDraft } from '../../../src/user/drafts.ts';

/** Stores a draft that was finished offline; `seen` is the version that it replaces. */
export function writeFinished(
  subject: DraftSubject,
  values: object,
  seen: object | null = null,
): void {
  writeDraft(currentSession()?.userId ?? '', subject, values, {
    status: 'ready',
    seen,
    about: { title: 'Sign-up form', mentee: 'Ada' },
  });
}
