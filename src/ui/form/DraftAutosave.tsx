import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { storageIsSafe } from '../../lib/storage.ts';
import { formTexts } from './texts.ts';
import { Button } from '../Button.tsx';
import styles from './AppForm.module.css';

/** Input is stored this long after it was typed, in milliseconds (within half a second). */
const WAIT = 400;

/** A form's draft, as `useDraft` makes it. */
export interface DraftHandle<Values extends object> {
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
  /** Passed in: forms without a draft do not load it. */
  Autosave: typeof DraftAutosave;
}

interface DraftAutosaveProps<Values extends object> {
  draft: DraftHandle<Values>;
  /** The form's values without a draft. */
  pristine: Values;
  /** The fields and the submit button; messages about the draft are around them. */
  children: ReactNode;
}

/**
 * Stores what is typed: shortly afterwards, when a field is left, when the tab is hidden, when the
 * form unmounts. Where the browser stores nothing, a message is shown.
 */
export function DraftAutosave<Values extends object>({
  draft,
  pristine,
  children,
}: DraftAutosaveProps<Values>) {
  const { values, setValues, resetForm } = useFormikContext<Values>();
  const [saved, setSaved] = useState<'' | 'saved' | 'unsafe'>('');
  const [unsafe] = useState(() => !storageIsSafe());
  const [restored, setRestored] = useState(draft.restored);
  const unsaved = useRef<Values | null>(null);
  const last = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { later, save, discard } = draft;

  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  const flush = useCallback(() => {
    if (unsaved.current) save(unsaved.current);
    unsaved.current = null;
  }, [save]);

  useEffect(() => {
    if (values === last.current) return;
    last.current = values;
    unsaved.current = values;
    // Further keys do not restart it: text typed without a pause must be stored too.
    timer.current ??= setTimeout(() => {
      timer.current = null;
      flush();
      setSaved(storageIsSafe() ? 'saved' : 'unsafe');
    }, WAIT);
  }, [values, flush]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // The focus may leave for the logout, which counts and deletes all that is stored.
    document.addEventListener('focusout', flush);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('focusout', flush);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      stop();
      flush();
    };
  }, [flush, stop]);

  // The form that this one replaces stores its last keys when it unmounts: after this one has read the draft.
  const takeOver = useRef(() => {
    const latest = later();
    if (latest === null) return;
    void setValues(latest);
    setRestored(true);
  });
  useEffect(() => takeOver.current(), []);

  const startAfresh = () => {
    resetForm({ values: pristine });
    last.current = pristine;
    unsaved.current = null;
    stop();
    discard();
    setRestored(false);
    setSaved('');
  };

  const statusText = { '': '', saved: formTexts.draftSaved, unsafe: formTexts.draftUnsafe };
  return (
    <>
      {(restored || unsafe) && (
        <div className={styles.draft}>
          {restored && (
            <>
              <span>{formTexts.draftRestored}</span>
              <Button variant="quiet" onClick={startAfresh}>
                {formTexts.discardDraft}
              </Button>
            </>
          )}
          {unsafe && <span>{formTexts.draftUnsafe}</span>}
        </div>
      )}
      {children}
      <p role="status" className={styles.saved}>
        {unsafe ? '' : statusText[saved]}
      </p>
    </>
  );
}
