import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors.ts';
import styles from './ResendMail.module.css';
import { resendReset, sendConfirmation } from './authSlice.ts';
import type { SentMail } from './goOn.ts';
import { isMailUnderWay } from './notices.ts';
import { resendTexts as texts } from './resendTexts.ts';
import { Button } from '../ui/Button.tsx';
import { useAppDispatch } from '../api/query/query.ts';

/** Whole seconds until a moment (milliseconds since 1970), counting down; 0 once it is over. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return left;
}

/** How long until a mail can be requested again, in milliseconds. */
const COOL_DOWN = 60_000;

const thunks = { confirm: sendConfirmation, reset: resendReset };

interface ResendMailProps {
  purpose: SentMail['purpose'];
  email: string;
  /** When the mail was last requested, in milliseconds since 1970. */
  sentAt?: number;
}

interface Attempt {
  at: number;
  error: ApiError | null;
}

/** Requests a mail again, with a cool-down, and shows the outcome. */
export default function ResendMail({ purpose, email, sentAt = 0 }: ResendMailProps) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [sending, setSending] = useState(false);
  // No cool-down where no mail was sent.
  const failed = attempt !== null && attempt.error !== null && !isMailUnderWay(attempt.error);
  const seconds = useSecondsUntil(failed ? 0 : (attempt?.at ?? sentAt) + COOL_DOWN);
  const thunk = thunks[purpose];
  const status = useRef<HTMLParagraphElement>(null);

  // On a phone the outcome may be out of view.
  useEffect(() => {
    if (attempt !== null) status.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const send = async () => {
    setSending(true);
    const action = await dispatch(thunk(email));
    setSending(false);
    setAttempt({
      at: Date.now(),
      error: thunk.rejected.match(action) ? (action.payload ?? null) : null,
    });
  };

  const outcome = (): string => {
    if (attempt === null) return '';
    if (attempt.error === null) return texts.sent(email);
    return isMailUnderWay(attempt.error) ? texts.underWay[purpose] : attempt.error.message;
  };

  return (
    <div className={styles.resend}>
      <Button variant="secondary" busy={sending} disabled={seconds > 0} onClick={() => void send()}>
        {seconds > 0 ? texts.wait(Math.min(seconds, COOL_DOWN / 1000)) : texts.send}
      </Button>
      <p ref={status} role="status" className={styles.outcome}>
        {outcome()}
      </p>
    </div>
  );
}
