import { object } from 'yup';
import type { ApiError } from '../api/errors.ts';
import { Dialog } from '../components/dialog/Dialog.tsx';
import { AppForm } from '../components/form/AppForm.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { emailRule, passwordRule } from '../components/form/rules.ts';
import { TextField } from '../components/form/TextField.tsx';
import { Button } from '../components/ui/Button.tsx';
import { login } from '../slices/authSlice.ts';
import { signedOut } from '../slices/request.ts';
import { emailOf } from '../lib/session.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { accountTexts } from '../texts/account.ts';
import { sessionTexts } from '../texts/session.ts';

import styles from './layouts.module.css';

const schema = object({ email: emailRule(), password: passwordRule() });

interface SignInAgainProps {
  /** Asked for where the login has not ended yet: then it can wait. */
  onLater?: (() => void) | undefined;
}

/**
 * The login in place, over whatever page the end of the session has met; that page stays as it is. The
 * dialog goes as soon as there is a new login.
 */
export default function SignInAgain({ onLater }: SignInAgainProps) {
  const dispatch = useAppDispatch();
  // Before the profile is there the token knows whose login it was.
  const email = useAppSelector(({ user, auth }) => user.profile?.email || emailOf(auth.token));

  const submit = async (values: { email: string; password: string }): Promise<ApiError | null> => {
    const action = await dispatch(login({ ...values, email: values.email.trim() }));
    return login.rejected.match(action) ? (action.payload ?? null) : null;
  };

  return (
    <Dialog
      size="sm"
      title={onLater ? sessionTexts.renewTitle : sessionTexts.title}
      onClose={onLater}
    >
      <AppForm
        initialValues={{ email, password: '' }}
        schema={schema}
        onSubmit={submit}
        refusal="elsewhere"
      >
        {({ isSubmitting }) => (
          <>
            <p>{onLater ? sessionTexts.renewText : sessionTexts.text}</p>
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
            {onLater ? (
              <Button variant="quiet" block onClick={onLater}>
                {sessionTexts.notNow}
              </Button>
            ) : (
              <div>
                <Button variant="quiet" block onClick={() => dispatch(signedOut('away'))}>
                  {sessionTexts.leave}
                </Button>
                <p className={styles.hint}>{sessionTexts.leaveText}</p>
              </div>
            )}
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
