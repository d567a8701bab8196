import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors.ts';
import styles from './ResendMail.module.css';
import { resendReset, sendConfirmation } from './authSlice.ts';
import type { SentEmail } from './returnTo.ts';
import { isEmailAlreadySent } from './refusals.ts';
import { resendTexts as texts } from './resendTexts.ts';
import { Button } from '../ui/Button.tsx';
import { refusalOf, useAppDispatch } from '../api/query/query.ts';
import { MINUTE } from '../lib/timing.ts';

/** Counts down the whole seconds until a moment (milliseconds since 1970). */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return seconds;
}

const COOL_DOWN_MS = MINUTE;

const thunks = { confirm: sendConfirmation, reset: resendReset };

interface ResendMailProps {
  purpose: SentEmail['purpose'];
  email: string;
  /** When the email was sent, in milliseconds since 1970. */
  sentAt?: number;
  /** True if this is the main action of the page. */
  isMain?: boolean;
}

interface Attempt {
  at: number;
  error: ApiError | null;
}

/** Sends an email again, with a cool-down, and shows the outcome. */
export default function ResendMail(props: ResendMailProps): ReactNode {
  const { purpose, email, sentAt = 0, isMain = false } = props;
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isSending, setIsSending] = useState(false);
  // Without a sent email there is no cool-down.
  const isFailed = attempt !== null && attempt.error !== null && !isEmailAlreadySent(attempt.error);
  const seconds = useSecondsUntil(isFailed ? 0 : (attempt?.at ?? sentAt) + COOL_DOWN_MS);
  const thunk = thunks[purpose];
  const status = useRef<HTMLParagraphElement>(null);

  // On a phone the outcome may be out of view.
  useEffect(() => {
    if (attempt !== null) status.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const send = async () => {
    setIsSending(true);
    const action = await dispatch(thunk(email));
    setIsSending(false);
    setAttempt({
      at: Date.now(),
      error: refusalOf(action),
    });
  };

  const outcome = (): string => {
    if (attempt === null) return '';
    if (attempt.error === null) return texts.sent(email);
    return isEmailAlreadySent(attempt.error) ? texts.underWay[purpose] : attempt.error.message;
  };

  return (
    <div className={styles.resend}>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        busy={isSending}
        disabled={seconds > 0}
        onClick={() => void send()}
      >
        {seconds > 0 ? texts.wait(Math.min(seconds, COOL_DOWN_MS / 1000)) : texts.send}
      </Button>
      <p ref={status} role="status" className={styles.outcome}>
        {outcome()}
      </p>
    </div>
  );
}
