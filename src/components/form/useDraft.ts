import { useCallback, useMemo, useRef, useState } from 'react';
import type { Seen } from '../../domain/learning/sending/outbox.ts';
import { clearDraft, readDraft, writeDraft } from '../../platform/storage/drafts.ts';
import { changeFinished, finishDraft } from '../../platform/storage/finished.ts';

/** Whose draft, and of what (`submit:{taskId}`). */
export interface DraftSubject {
  userId: string;
  subject: string;
  /**
   * Where what is finished and was not taken waits in the outbox: what the person has seen of the
   * submission.
   */
  seen?: Seen | null;
}

export interface DraftState<Values> {
  /** The form's values with the draft over them. */
  startValues: Values;
  /** True where a draft was found. */
  restored: boolean;
  /** Stores these values now. */
  save: (values: Values) => void;
  /** Stores these values as finished: a try to send them begins. */
  finish: (values: Values) => void;
  /** The try has failed; `waits`: for another, in the outbox. */
  failed: (waits: boolean) => void;
  /** Deletes the draft after a successful submit; nothing is stored afterwards. */
  settle: () => void;
  /** Deletes the draft for the user; later input is stored again. */
  discard: () => void;
}

/** Takes from a draft what fits the form: same name, same type. */
function over<Values extends object>(initial: Values, draft: Record<string, unknown>): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) =>
      name in initial &&
      typeof value === typeof Reflect.get(initial, name) &&
      Array.isArray(value) === Array.isArray(Reflect.get(initial, name)),
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

/**
 * Reads the draft of a form once, and stores changes from then on. Never for forms with passwords.
 */
export function useDraft<Values extends object>(
  draft: DraftSubject | undefined,
  initialValues: Values,
): DraftState<Values> {
  const settled = useRef(false);
  /** The values that are stored as finished, as JSON, and when they were. */
  const finished = useRef({ text: '', at: 0 });
  const { userId, subject, seen } = draft ?? {};
  const [found] = useState(() =>
    userId !== undefined && subject !== undefined ? readDraft(userId, subject) : null,
  );
  const startValues = useMemo(
    () => (found ? over(initialValues, found.values) : initialValues),
    [found, initialValues],
  );

  const save = useCallback(
    (values: Values) => {
      if (settled.current || userId === undefined || subject === undefined) return;
      const text = JSON.stringify(values);
      if (text === finished.current.text) return;
      finished.current = { text: '', at: 0 };
      // Values equal to the initial ones are no draft.
      if (text === JSON.stringify(initialValues)) clearDraft(userId, subject);
      else writeDraft(userId, subject, values);
    },
    [userId, subject, initialValues],
  );
  const finish = useCallback(
    (values: Values) => {
      if (userId === undefined || subject === undefined || seen === undefined) return;
      const at = finishDraft(userId, subject, values, seen);
      finished.current = { text: JSON.stringify(values), at };
    },
    [userId, subject, seen],
  );
  const failed = useCallback(
    (waits: boolean) => {
      if (userId === undefined || subject === undefined) return;
      changeFinished(userId, subject, finished.current.at, waits ? { triedAt: null } : null);
    },
    [userId, subject],
  );
  const discard = useCallback(() => {
    if (userId !== undefined && subject !== undefined) clearDraft(userId, subject);
  }, [userId, subject]);
  const settle = useCallback(() => {
    settled.current = true;
    discard();
  }, [discard]);

  return { startValues, restored: found !== null, save, finish, failed, settle, discard };
}
