import { useCallback, useMemo, useRef, useState } from 'react';
import { isSame } from '../lib/values.ts';
import { type DraftHandle, DraftAutosave } from '../ui/form/DraftAutosave.tsx';
import { box, boxKey } from './box.ts';
import {
  type About,
  clearDraft,
  type Draft,
  type DraftStatus,
  type DraftSubject,
  readDraft,
  writeDraft,
} from './drafts.ts';

export interface DraftOptions {
  userId: string;
  subject: DraftSubject;
  /** What the form shows of what it replaces. A draft keeps what its author saw when they began. */
  seen?: Draft['seen'];
  about?: About;
  /**
   * The saved values of the form. If they are given, a draft stores only what differs from them.
   */
  from?: object;
}

/** The draft of a form that an outbox can send. */
export interface SendableDraft<Values extends object> extends DraftHandle<Values> {
  /** What its author saw of what it replaces. */
  seen: Draft['seen'];
  /** Returns its status now: `failed` also if another tab has sent or deleted it. */
  status: () => DraftStatus;
}

/** Returns a draft's values that fit the form, by name and type. */
function over<Values extends object>(initial: Values, { values: draft }: Draft): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) =>
      name in initial &&
      typeof value === typeof Reflect.get(initial, name) &&
      Array.isArray(value) === Array.isArray(Reflect.get(initial, name)),
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

const unchanged = <Values>(values: Values): Values => values;

const changesOf = (values: object, initial: object): Draft['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(initial, name))),
  );

/**
 * Reads a form's draft once, and stores changes from then on. It must never be used for forms with
 * passwords.
 */
export function useDraft<Values extends object>(
  { userId, subject: { kind, id }, seen: shown = null, about, from }: DraftOptions,
  initialValues: Values,
  /** Adapts the values of a draft to what the form shows now. */
  adapt: (values: Values, draft: Draft) => Values = unchanged,
): SendableDraft<Values> {
  const subject = useMemo(() => ({ kind, id }), [kind, id]);
  const [initialDraft] = useState(() => readDraft(userId, subject));
  const [isDiscarded, setDiscarded] = useState(false);
  const seen = initialDraft && !isDiscarded ? initialDraft.seen : shown;
  /** Whether this form has read or stored the draft since it was last settled. */
  const isKnown = useRef(initialDraft !== null);
  /** The values that the API has accepted. */
  const accepted = useRef<Values | null>(null);
  const startValues = useMemo(
    () => (initialDraft ? adapt(over(initialValues, initialDraft), initialDraft) : initialValues),
    [initialDraft, initialValues, adapt],
  );
  const stored = () => {
    const draft = readDraft(userId, subject);
    return draft && adapt(over(initialValues, draft), draft);
  };
  const status = () => readDraft(userId, subject)?.status ?? (isKnown.current ? 'failed' : 'draft');

  const onChange = useCallback(
    (listener: (isElsewhere: boolean) => void) =>
      box.subscribe((event) => {
        const isWhole = event?.key === null;
        listener(isWhole || event?.key === boxKey(userId, kind, id));
      }),
    [userId, kind, id],
  );
  const clear = useCallback(() => {
    isKnown.current = false;
    clearDraft(userId, subject);
  }, [userId, subject]);

  const save = useCallback(
    (values: Values): boolean => {
      const draft = readDraft(userId, subject);
      const own = from ? changesOf(values, initialValues) : values;
      const isNone = isSame(values, accepted.current ?? initialValues);
      // A draft that may have arrived stays, because its next send has to ask first.
      if (isNone && (accepted.current || !draft || draft.status === 'draft')) {
        if (draft) clear();
        return true;
      }
      const before = Object.entries(from ?? {}).filter(([name]) => name in own);
      const wasTaken = draft === null && isKnown.current;
      isKnown.current = true;
      if (draft && isSame(draft.values, own)) return writeDraft(userId, subject, own, draft);
      return writeDraft(userId, subject, own, {
        ...(from ? { seen: Object.fromEntries(before) } : draft === null && { seen }),
        ...(about && { about }),
        ...(wasTaken && { status: 'failed' }),
      });
    },
    [userId, subject, initialValues, about, seen, from, clear],
  );
  const settle = (values: Values) => {
    accepted.current = values;
    const own = from ? changesOf(values, initialValues) : values;
    const draft = readDraft(userId, subject);
    if (draft === null || isSame(draft.values, own)) clear();
  };
  const discard = () => {
    setDiscarded(true);
    clear();
  };

  return {
    startValues,
    restored: initialDraft !== null && !isDiscarded,
    seen,
    status,
    stored,
    onChange,
    save,
    settle,
    discard,
    Autosave: DraftAutosave,
  };
}
