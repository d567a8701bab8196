import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { leavesNothing, storageIsSafe } from '../../lib/storage.ts';
import { isSame } from '../../lib/values.ts';
import { formTexts } from './texts.ts';
import { Button } from '../Button.tsx';
import { DiscardDialog } from '../dialog/Dialog.tsx';
import styles from './AppForm.module.css';

const SAVE_DELAY_MS = 400;

/** A form's draft, as `useDraft` makes it. */
export interface DraftHandle<Values extends object> {
  startValues: Values;
  restored: boolean;
  /** Returns the values with the stored draft, or null. */
  stored: () => Values | null;
  /** Subscribes to changes of drafts, and says if another tab has changed this one. */
  onChange: (listener: (isElsewhere: boolean) => void) => () => void;
  /** Stores these values; false if the device does not keep them. */
  save: (values: Values) => boolean;
  /** Deletes the draft of accepted values, unless other input has been typed since. */
  settle: (values: Values) => void;
  discard: () => void;
  /** Passed in, so that forms without a draft do not load it. */
  Autosave: typeof DraftAutosave;
}

interface DraftAutosaveProps<Values extends object> {
  draft: DraftHandle<Values>;
  pristine: Values;
  children: ReactNode;
}

/**
 * Stores input shortly after it was typed, when a field loses the focus, when the tab is hidden,
 * and when the form unmounts.
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
  const [asking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const unsaved = useRef<Values | null>(null);
  const last = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isTyped = useRef(false);
  const { stored, onChange, save, discard } = draft;

  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  const flush = useCallback(() => {
    if (unsaved.current) setSaved(save(unsaved.current) ? 'saved' : 'unsafe');
    unsaved.current = null;
  }, [save]);

  useEffect(() => {
    if (values === last.current) return;
    last.current = values;
    isTyped.current = true;
    unsaved.current = values;
    // Further keys do not restart the timer, so that text typed without a pause is stored too.
    timer.current ??= setTimeout(() => {
      timer.current = null;
      flush();
    }, SAVE_DELAY_MS);
  }, [values, flush]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // The user may be opening the logout dialog, which lists and deletes stored drafts.
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

  // Another tab may store or delete a draft, and the form that this form replaces stores its last
  // keys when it unmounts.
  const follow = useRef<(isElsewhere: boolean) => void>(() => undefined);
  useEffect(() => {
    follow.current = (isElsewhere) => {
      const latest = stored();
      if (isSame(latest, last.current)) return;
      if (isTyped.current) {
        if (!isElsewhere) return;
        // What was typed here is stored again, at once if the other tab has deleted the draft.
        unsaved.current = last.current;
        if (latest === null) flush();
      } else if (latest !== null) {
        last.current = latest;
        void setValues(latest);
        setRestored(true);
      }
    };
  });
  useEffect(() => {
    follow.current(false);
    return onChange((isElsewhere) => follow.current(isElsewhere));
  }, [onChange]);

  const deleteDraft = () => {
    flushSync(() => {
      resetForm({ values: pristine });
      last.current = pristine;
      unsaved.current = null;
      isTyped.current = false;
      stop();
      discard();
      setAsking(false);
      setRestored(false);
      setSaved('');
    });
    // The button that opened the question is gone.
    status.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  const inPlace = leavesNothing() ? formTexts.draftInTab : formTexts.draftSaved;
  const statusText = { '': '', saved: inPlace, unsafe: formTexts.draftUnsafe };
  return (
    <>
      {(restored || unsafe) && (
        <div className="row gap-2 soft small">
          {restored && (
            <>
              <span>{formTexts.draftRestored}</span>
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {formTexts.discardDraft}
              </Button>
            </>
          )}
          {unsafe && <span>{formTexts.draftUnsafe}</span>}
        </div>
      )}
      {asking && (
        <DiscardDialog
          texts={formTexts}
          onDiscard={deleteDraft}
          onCancel={() => setAsking(false)}
        />
      )}
      {children}
      <p
        ref={status}
        role="status"
        data-unsafe={(!unsafe && saved === 'unsafe') || undefined}
        className={`soft tiny ${styles.saved}`}
      >
        {unsafe ? '' : statusText[saved]}
      </p>
    </>
  );
}
