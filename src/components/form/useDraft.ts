import { useCallback, useMemo, useRef, useState } from 'react';
import type { Seen } from '../../domain/learning/sending/outbox.ts';
import {
  clearDraft,
  clearSent,
  readDraft,
  wasTried,
  writeDraft,
  type About,
} from '../../platform/storage/drafts.ts';
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
  about?: About;
}

export interface DraftState<Values> {
  /** The form's values with the draft over them. */
  startValues: Values;
  /** True where a draft was found. */
  restored: boolean;
  /** Stores these values now. */
  save: (values: Values) => void;
  /** Stores these values, as finished if they can wait in the outbox: a try to send them begins. */
  finish: (values: Values) => void;
  /** The try has failed; `waits`: for another, in the outbox. */
  failed: (waits: boolean) => void;
  /** These values were accepted: deletes the draft, unless something else was typed meanwhile. */
  settle: (values: Values) => void;
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
  /** As JSON: the values stored last and those that were accepted; and when they were finished. */
  const own = useRef({ stored: '', accepted: '', at: 0 });
  const { userId, subject, seen, about } = draft ?? {};
  const [found] = useState(() =>
    userId !== undefined && subject !== undefined ? readDraft(userId, subject) : null,
  );
  const startValues = useMemo(
    () => (found ? over(initialValues, found.values) : initialValues),
    [found, initialValues],
  );

  const save = useCallback(
    (values: Values) => {
      if (userId === undefined || subject === undefined) return;
      const text = JSON.stringify(values);
      if (text === own.current.stored) return;
      own.current.stored = text;
      const { accepted } = own.current;
      // Values equal to the initial or the accepted ones are no draft, unless they mark a try that
      // may have arrived.
      const isNone = accepted ? text === accepted : text === JSON.stringify(initialValues);
      if (isNone && (accepted || !wasTried(userId, subject))) clearDraft(userId, subject);
      else writeDraft(userId, subject, values, about && { about });
    },
    [userId, subject, initialValues, about],
  );
  const finish = useCallback(
    (values: Values) => {
      save(values);
      if (userId === undefined || subject === undefined || seen === undefined) return;
      own.current.at = finishDraft(userId, subject, values, seen, about);
    },
    [userId, subject, seen, about, save],
  );
  const failed = useCallback(
    (waits: boolean) => {
      if (userId === undefined || subject === undefined) return;
      changeFinished(userId, subject, own.current.at, waits ? { triedAt: null } : null);
    },
    [userId, subject],
  );
  const discard = useCallback(() => {
    own.current.stored = '';
    if (userId !== undefined && subject !== undefined) clearDraft(userId, subject);
  }, [userId, subject]);
  const settle = useCallback(
    (values: Values) => {
      if (userId === undefined || subject === undefined) return;
      own.current.accepted = JSON.stringify(values);
      clearSent(userId, subject, values);
    },
    [userId, subject],
  );

  return { startValues, restored: found !== null, save, finish, failed, settle, discard };
}
