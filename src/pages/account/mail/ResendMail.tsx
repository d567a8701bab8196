import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../api/errors.ts';
import { isMailUnderWay } from '../../../api/refusals.ts';
import { Button } from '../../../components/ui/button/Button.tsx';
import { resendReset, sendConfirmation } from '../../../slices/authSlice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { resendTexts as texts } from '../../../texts/account/resend.ts';
import type { SentMail } from '../placeState.ts';
import styles from './ResendMail.module.css';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** How long a person waits before asking again, in milliseconds. */
const COOL_DOWN = 60_000;

const thunks = { confirm: sendConfirmation, reset: resendReset };

interface ResendMailProps {
  purpose: SentMail['purpose'];
  email: string;
  /** When the mail was asked for last, in milliseconds since 1970. */
  sentAt?: number;
}

interface Asked {
  at: number;
  error: ApiError | null;
}

/** Asks for a mail once more, with a cool-down, and says what came of it. */
export default function ResendMail({ purpose, email, sentAt = 0 }: ResendMailProps) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  // Where nothing was sent there is nothing to wait for.
  const failed = asked !== null && asked.error !== null && !isMailUnderWay(asked.error);
  const seconds = useSecondsUntil(failed ? 0 : (asked?.at ?? sentAt) + COOL_DOWN);
  const thunk = thunks[purpose];
  const said = useRef<HTMLParagraphElement>(null);

  // On a phone the words may come below the screen's edge.
  useEffect(() => {
    if (asked !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  const ask = async () => {
    setAsking(true);
    const action = await dispatch(thunk(email));
    setAsking(false);
    setAsked({
      at: Date.now(),
      error: thunk.rejected.match(action) ? (action.payload ?? null) : null,
    });
  };

  const outcome = (): string => {
    if (asked === null) return '';
    if (asked.error === null) return texts.sent(email);
    return isMailUnderWay(asked.error) ? texts.underWay[purpose] : asked.error.message;
  };

  return (
    <div className={styles.resend}>
      <Button variant="secondary" busy={asking} disabled={seconds > 0} onClick={() => void ask()}>
        {seconds > 0 ? texts.wait(Math.min(seconds, COOL_DOWN / 1000)) : texts.send}
      </Button>
      <p ref={said} role="status" className={styles.outcome}>
        {outcome()}
      </p>
    </div>
  );
}
