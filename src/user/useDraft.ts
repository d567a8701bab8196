import { useCallback, useMemo, useRef, useState } from 'react';
import { type DraftHandle, DraftAutosave } from '../ui/form/DraftAutosave.tsx';
import {
  type About,
  clearDraft,
  clearSent,
  type DraftKey,
  onDrafts,
  readDraft,
  wasTried,
  writeDraft,
} from './drafts.ts';
import { isSame } from '../lib/values.ts';
import { changeFinished, finishDraft } from './finished.ts';

export interface DraftOptions {
  userId: string;
  subject: DraftKey;
  /** For a form with an outbox: the version that it replaces, as the user saw it. */
  seen?: object | null;
  about?: About;
  /** With these saved values, a draft stores only the changed values. */
  from?: object;
}

/** Returns a draft's values that fit the form, by name and type. */
function over<Values extends object>(initial: Values, draft: Record<string, unknown>): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) =>
      name in initial &&
      typeof value === typeof Reflect.get(initial, name) &&
      Array.isArray(value) === Array.isArray(Reflect.get(initial, name)),
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

const changesOf = (values: object, initial: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(initial, name))),
  );

/** Reads a form's draft once, and stores changes from then on. Never for forms with passwords. */
export function useDraft<Values extends object>(
  { userId, subject, seen, about, from }: DraftOptions,
  initialValues: Values,
): DraftHandle<Values> {
  /** As JSON: the values stored last and those that were accepted; and when they were finished. */
  const lastSaved = useRef({ stored: '', accepted: '', at: 0 });
  const [initialDraft] = useState(() => readDraft(userId, subject));
  const startValues = useMemo(
    () => (initialDraft ? over(initialValues, initialDraft.values) : initialValues),
    [initialDraft, initialValues],
  );
  const stored = () => {
    const draft = readDraft(userId, subject);
    return draft && over(initialValues, draft.values);
  };

  const save = useCallback(
    (values: Values) => {
      const text = JSON.stringify(values);
      if (text === lastSaved.current.stored) return;
      lastSaved.current.stored = text;
      const { accepted } = lastSaved.current;
      // Values equal to the initial or the accepted values are no draft, unless they mark a try
      // that may have arrived.
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
  const finish = (values: Values) => {
    save(values);
    if (seen !== undefined)
      lastSaved.current.at = finishDraft(userId, subject, values, seen, about);
  };
  const failed = (waits: boolean) => {
    changeFinished(userId, subject, lastSaved.current.at, waits ? { triedAt: null } : null);
  };
  const discard = () => {
    lastSaved.current.stored = '';
    clearDraft(userId, subject);
  };
  const settle = (values: Values) => {
    lastSaved.current.accepted = JSON.stringify(values);
    clearSent(userId, subject, from ? changesOf(values, initialValues) : values);
  };

  return {
    startValues,
    restored: initialDraft !== null,
    stored,
    onChange: onDrafts,
    save,
    finish,
    failed,
    settle,
    discard,
    Autosave: DraftAutosave,
  };
}
