import { useFormikContext } from 'formik';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { type ApiError, isInterrupted, recoveryAdvice } from '../../api/errors.ts';
import { refusedUntil } from '../../api/allowance.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import { clockTime } from '../../lib/clock.ts';
import { Notice } from '../Notice.tsx';
import styles from './AppForm.module.css';
import { LoginExpired, RefusalContext } from './contexts.ts';
import { formTexts } from './texts.ts';

interface RefusalProps {
  error: ApiError;
  /** The pressed button, which gets the focus back after an interruption. */
  button: RefObject<HTMLElement | null>;
  /** True if a toast shows the message, which is then not repeated. */
  isToasted?: boolean;
}

/**
 * Explains why something was not sent. After an interrupted login, the form is offered again, but
 * never sent automatically.
 */
export function Refusal({ error, button, isToasted = false }: RefusalProps) {
  const ended = useContext(LoginExpired);
  const interrupted = isInterrupted(error);
  const offered = interrupted && !ended;

  const why = interrupted ? formTexts.sessionLost : error.message;
  // The toast closes long before this time.
  const until = isToasted && error.kind === 'limit' ? refusedUntil() : null;
  const words = useRef<HTMLDivElement>(null);

  // This runs once for each message, because the user may already be correcting the input.
  useEffect(() => {
    words.current?.scrollIntoView({ block: 'nearest' });
  }, [why, offered]);

  // The login dialog has returned the focus by then.
  useEffect(() => {
    if (!offered || !button.current?.isConnected) return;
    button.current.scrollIntoView({ block: 'center' });
    button.current.focus({ preventScroll: true });
  }, [offered, button]);

  return (
    <div ref={words}>
      {offered ? (
        <Notice tone="info">{formTexts.loggedInAgain}</Notice>
      ) : (
        <Notice tone={error.kind === 'example' ? 'info' : 'danger'}>
          {(interrupted || !isToasted) && <p>{why}</p>}
          {!interrupted && !error.hasAdvice && (
            <p>
              {`${formTexts.inputKept} ${
                until === null
                  ? recoveryAdvice(error, errorTexts.checkInput)
                  : errorTexts.waitUntil(clockTime(until))
              }`}
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

/**
 * Says above a form's button why the form was not sent: how many fields are wrong, or why it was
 * refused. The message of `toasted` is in a toast.
 */
export function FormRefusal({ toasted = null }: { toasted?: ApiError | null }) {
  const { error, explanation, button } = useContext(RefusalContext);
  const { errors, submitCount } = useFormikContext();
  const wrong = submitCount > 0 ? Object.keys(errors).length : 0;
  return (
    <>
      {wrong > 0 && (
        <Notice tone="danger">
          <p>{formTexts.toFix(wrong)}</p>
        </Notice>
      )}
      {explanation}
      {error && (
        <div className={styles.refusal}>
          <Refusal error={error} button={button} isToasted={error === toasted} />
        </div>
      )}
    </>
  );
}
