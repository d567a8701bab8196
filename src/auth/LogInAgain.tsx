import { Suspense, useState } from 'react';
import type { ApiError } from '../api/errors.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { AppForm } from '../ui/form/AppForm.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { loginSchema } from './schemas.ts';
import { TextField } from '../ui/form/Field.tsx';
import { Button } from '../ui/Button.tsx';
import type { LoginAttempt } from './loginTrouble.ts';
import { login } from './authSlice.ts';
import { clearToken, emailOf } from './session.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { useSelector } from 'react-redux';
import type { NeedsAuth } from './useSession.ts';
import { accountTexts } from './texts.ts';
import { LoginHelp } from './lazyLoginHelp.tsx';
import styles from '../ui/layouts.module.css';

type NeedsProfile = NeedsAuth & { user: { profile: { email: string | null } | null } };

const sessionTexts = {
  title: 'Log in again to continue',
  text: 'Your login has expired. Everything you wrote is still here.',
  leave: 'Leave instead',
  leaveText: 'If you leave, your drafts stay here for your next login.',
  renewTitle: 'Log in again',
  renewText: 'Then you can continue without a break. Everything you wrote stays as it is.',
  notNow: 'Not now',
} as const;

interface LogInAgainProps {
  /** Set only if the session has not expired yet. */
  onLater?: (() => void) | undefined;
}

/**
 * Shows a login dialog over a page whose session has expired or soon will. It closes after the
 * login.
 */
export default function LogInAgain({ onLater }: LogInAgainProps) {
  const dispatch = useAppDispatch();
  // The token has the user's email address even before the profile has loaded.
  const email = useSelector(
    ({ user, auth }: NeedsProfile) => user.profile?.email || emailOf(auth.token),
  );

  const [attempts, setAttempts] = useState<readonly LoginAttempt[]>([]);

  const submit = async (values: { email: string; password: string }): Promise<ApiError | null> => {
    const address = values.email.trim();
    const action = await dispatch(login({ ...values, email: address }));
    if (!login.rejected.match(action)) return null;
    const { payload: error } = action;
    if (error) setAttempts((before) => [...before, { email: address, ...error }]);
    return error ?? null;
  };

  return (
    <Dialog
      size="sm"
      title={onLater ? sessionTexts.renewTitle : sessionTexts.title}
      onClose={onLater}
    >
      <AppForm
        initialValues={{ email, password: '' }}
        schema={loginSchema}
        onSubmit={submit}
        refusal="elsewhere"
        className={styles.again ?? ''}
      >
        {({ isSubmitting }) => (
          <>
            <p className={styles.why}>{onLater ? sessionTexts.renewText : sessionTexts.text}</p>
            <TextField
              name="email"
              label={accountTexts.email}
              type="email"
              autoComplete="username"
            />
            <PasswordField
              name="password"
              label={accountTexts.password}
              autoComplete="current-password"
            />
            <Button type="submit" block busy={isSubmitting}>
              {accountTexts.login}
            </Button>
            <Suspense>{attempts.length > 0 && <LoginHelp attempts={attempts} />}</Suspense>
            {onLater ? (
              <Button variant="quiet" block onClick={onLater}>
                {sessionTexts.notNow}
              </Button>
            ) : (
              <div>
                <Button variant="quiet" block onClick={clearToken}>
                  {sessionTexts.leave}
                </Button>
                <p className={`soft tiny ${styles.hint}`}>{sessionTexts.leaveText}</p>
              </div>
            )}
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
