import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { type ApiError, clientError } from '../api/errors.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { refusalOf, useAppDispatch } from '../api/query/query.ts';
import { Notice } from '../ui/Notice.tsx';
import { login, type Login } from './authSlice.ts';
import { findLoginProblem, type LoginAttempt } from './loginProblem.ts';
import { type Role, sessionOf } from './session.ts';

/** Shows the API's own message if the code of the advice fails to load. */
function LatestMessage({ attempts }: { attempts: readonly LoginAttempt[] }) {
  const message = attempts[attempts.length - 1]?.message;
  return message ? <Notice tone="danger">{message}</Notice> : null;
}

/** The advice after a refused login. Its code loads with the first refusal that needs it. */
const LoginHelp = lazy(() => import('./LoginHelp.tsx').catch(() => ({ default: LatestMessage })));

type LoginOutcome = { error: ApiError } | { error: null; token: string; role: Role };

/** Sends the logins of a form, and remembers the refused ones, on whose number the advice depends. */
export function useLogin() {
  const dispatch = useAppDispatch();
  const attempts = useRef<readonly LoginAttempt[]>([]);
  return {
    /** Logs in. A login that has already expired by this device's clock counts as refused. */
    logIn: async (values: Login): Promise<LoginOutcome> => {
      const action = await dispatch(login(values));
      const token = login.fulfilled.match(action) ? action.payload : null;
      const session = sessionOf(token);
      if (token !== null && session) return { error: null, token, role: session.role };
      const refusal = refusalOf(action);
      const attempt = refusal ?? { message: null };
      attempts.current = [...attempts.current, { email: values.email, ...attempt }];
      return { error: refusal ?? clientError('refused', null, errorTexts.occured) };
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
