import { useCallback, useMemo, useRef, useState } from 'react';
import type { Seen } from '../tasks/work.ts';
import { clearDraft, clearSent, readDraft, wasTried, writeDraft, type About } from './drafts.ts';
import { changeFinished, finishDraft } from '../tasks/finished.ts';

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
  /**
   * What the form's changes were made on. With it a draft stores only the changed values: the others
   * are as the service has them when the draft is opened.
   */
  from?: object;
}

export interface DraftState<Values> {
  /** The form's values with the draft over them. */
  startValues: Values;
  /** True where a draft was found. */
  restored: boolean;
  /** The values with a draft that was stored after the first render, or null. */
  later: () => Values | null;
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

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The entries of the first that the second has otherwise. */
const changesOf = (values: object, initial: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(initial, name))),
  );

/**
 * Reads the draft of a form once, and stores changes from then on. Never for forms with passwords.
 */
export function useDraft<Values extends object>(
  draft: DraftSubject | undefined,
  initialValues: Values,
): DraftState<Values> {
  /** As JSON: the values stored last and those that were accepted; and when they were finished. */
  const own = useRef({ stored: '', accepted: '', at: 0 });
  const { userId, subject, seen, about, from } = draft ?? {};
  const read = useCallback(
    () => (userId !== undefined && subject !== undefined ? readDraft(userId, subject) : null),
    [userId, subject],
  );
  const [found] = useState(read);
  const startValues = useMemo(
    () => (found ? over(initialValues, found.values) : initialValues),
    [found, initialValues],
  );
  const later = useCallback(() => {
    const now = read();
    return now === null || isSame(now.values, found?.values)
      ? null
      : over(initialValues, now.values);
  }, [read, found, initialValues]);

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
      else if (from === undefined)
        writeDraft(userId, subject, values, { ...(about && { about }), ...(seen && { seen }) });
      else {
        const changed = changesOf(values, initialValues);
        const before = Object.fromEntries(Object.entries(from).filter(([name]) => name in changed));
        writeDraft(userId, subject, changed, { before });
      }
    },
    [userId, subject, initialValues, about, seen, from],
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
      clearSent(userId, subject, from ? changesOf(values, initialValues) : values);
    },
    [userId, subject, from, initialValues],
  );

  return { startValues, restored: found !== null, later, save, finish, failed, settle, discard };
}
