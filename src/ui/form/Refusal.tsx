import { type RefObject, useContext, useEffect, useRef } from 'react';
import { type ApiError, isInterrupted, wayOn } from '../../api/errors.ts';
import { errorTexts } from '../../api/errorsTexts.ts';
import { Notice } from '../Notice.tsx';
import styles from './AppForm.module.css';
import { LoginEnded, RefusalContext } from './contexts.ts';
import { formTexts } from './texts.ts';

interface RefusalProps {
  error: ApiError;
  /** The pressed button: after an interruption it gets the focus back. */
  button: RefObject<HTMLElement | null>;
}

/**
 * Why something was not sent, that nothing typed is lost, and what to do. What the end of a login has interrupted is offered again once the person
 * is back; it is never repeated by itself.
 */
export function Refusal({ error, button }: RefusalProps) {
  const ended = useContext(LoginEnded);
  const interrupted = isInterrupted(error);
  const offered = interrupted && !ended;

  const why = interrupted ? formTexts.sessionLost : error.message;
  const words = useRef<HTMLDivElement>(null);

  // Once per message: the user may be correcting what it is about.
  useEffect(() => {
    words.current?.scrollIntoView({ block: 'nearest' });
  }, [why, offered]);

  // After the login dialog has returned the focus.
  useEffect(() => {
    if (!offered || !button.current?.isConnected) return;
    button.current.scrollIntoView({ block: 'center' });
    button.current.focus({ preventScroll: true });
  }, [offered, button]);

  return (
    <div ref={words}>
      {offered ? (
        <Notice tone="info">{formTexts.sendNow}</Notice>
      ) : (
        <Notice tone="danger">
          <p>{why}</p>
          {!interrupted && !error.hasAdvice && (
            <p>
              {formTexts.nothingLost} {wayOn(error, errorTexts.checkInput)}
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

/** Stands above a form's button: why the form was not sent, where there is something to say. */
export function FormRefusal() {
  const { error, button } = useContext(RefusalContext);
  return (
    error && (
      <div className={styles.refusal}>
        <Refusal error={error} button={button} />
      </div>
    )
  );
}
