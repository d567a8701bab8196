import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { findLoginProblem, type LoginAttempt } from './loginProblem.ts';

/** Shows the API's own message if the code of the advice fails to load. */
function LatestMessage({ attempts }: { attempts: readonly LoginAttempt[] }) {
  const message = attempts[attempts.length - 1]?.message;
  return message ? <Notice tone="danger">{message}</Notice> : null;
}

/** The advice after a refused login. Its code loads with the first refusal that needs it. */
const LoginHelp = lazy(() => import('./LoginHelp.tsx').catch(() => ({ default: LatestMessage })));

/** Records the refused logins of a form, whose number the advice depends on. */
export function useLoginHelp() {
  const attempts = useRef<readonly LoginAttempt[]>([]);
  return {
    record: (attempt: LoginAttempt): void => {
      attempts.current = [...attempts.current, attempt];
    },
    /** Returns the advice after the latest attempt, or null if there is none. */
    explain: (): ReactNode =>
      findLoginProblem(attempts.current) && (
        <Suspense>
          <LoginHelp attempts={attempts.current} />
        </Suspense>
      ),
  };
}
