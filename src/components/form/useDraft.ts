import { useCallback, useMemo, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../platform/storage/drafts.ts';

/** Whose draft, and of what (`submit:{taskId}`). */
export interface DraftSubject {
  userId: string;
  subject: string;
}

export interface DraftState<Values> {
  /** The form's values with the draft over them. */
  startValues: Values;
  /** True where a draft was found. */
  restored: boolean;
  /** Keeps these values now. */
  save: (values: Values) => void;
  /** The draft has done its work: it goes, and nothing is kept afterwards. */
  settle: () => void;
  /** A person gives the draft up: it goes, later words are kept again. */
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

/** Reads the draft of a form once, and keeps it from then on. Passwords have no place in a draft. */
export function useDraft<Values extends object>(
  draft: DraftSubject | undefined,
  initialValues: Values,
): DraftState<Values> {
  const settled = useRef(false);
  const { userId, subject } = draft ?? {};
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
      // Taken back to what the form begins with, nothing is unsent.
      if (JSON.stringify(values) === JSON.stringify(initialValues)) clearDraft(userId, subject);
      else writeDraft(userId, subject, values);
    },
    [userId, subject, initialValues],
  );
  const discard = useCallback(() => {
    if (userId !== undefined && subject !== undefined) clearDraft(userId, subject);
  }, [userId, subject]);
  const settle = useCallback(() => {
    settled.current = true;
    discard();
  }, [discard]);

  return { startValues, restored: found !== null, save, settle, discard };
}
