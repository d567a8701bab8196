import { lazy } from 'react';
import { Notice } from '../ui/Notice.tsx';
import type { LoginAttempt } from './loginTrouble.ts';

/** Shows the API's own message if the code of the advice fails to load. */
function LatestMessage({ attempts }: { attempts: readonly LoginAttempt[] }) {
  const message = attempts[attempts.length - 1]?.message;
  return message ? <Notice tone="danger">{message}</Notice> : null;
}

/** The advice after a refused login. Its code loads with the first refusal. */
export const LoginHelp = lazy(() =>
  import('./LoginHelp.tsx').catch(() => ({ default: LatestMessage })),
);
