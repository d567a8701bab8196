import type { ApiError } from '../api/errors.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { loginSchema } from './schemas.ts';
import { Button } from '../ui/Button.tsx';
import type { Credentials } from './authSlice.ts';
import { clearToken, emailOf } from './session.ts';
import { useSelector } from 'react-redux';
import type { NeedsAuth } from './useSession.ts';
import { accountTexts } from './texts.ts';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { useLogin } from './useLogin.tsx';
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

const schema = async () => loginSchema;

interface LogInAgainProps {
  /** Set only if the session has not expired yet. */
  onLater?: (() => void) | undefined;
}

/**
 * Shows a login dialog over a page whose session has expired or soon will. It closes after the
 * login.
 */
export default function LogInAgain({ onLater }: LogInAgainProps) {
  // The token has the user's email address even before the profile has loaded.
  const email = useSelector(
    ({ user, auth }: NeedsProfile) => user.profile?.email || emailOf(auth.token),
  );
  const { logIn, explain } = useLogin();
  const submit = async (values: Credentials): Promise<ApiError | null> =>
    (await logIn(values)).error;

  return (
    <Dialog
      size="sm"
      title={onLater ? sessionTexts.renewTitle : sessionTexts.title}
      onClose={onLater}
    >
      <div className="stack gap-4">
        <p>{onLater ? sessionTexts.renewText : sessionTexts.text}</p>
        <AccountForm
          label={accountTexts.login}
          submit={accountTexts.login}
          initialValues={{ email, password: '' }}
          schema={schema}
          onSubmit={submit}
          explain={explain}
        >
          <EmailField autoComplete="username" />
          <PasswordField
            name="password"
            label={accountTexts.password}
            autoComplete="current-password"
          />
        </AccountForm>
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
      </div>
    </Dialog>
  );
}
