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
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { accountTexts, sessionTexts } from '../texts/account.ts';

const schema = object({ email: emailRule(), password: passwordRule() });

/** The login in place, over whatever page the end of the session has met; that page stays as it is. */
export default function SignInAgain() {
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ user }) => user.profile?.email ?? '');

  const submit = async (values: { email: string; password: string }): Promise<ApiError | null> => {
    const action = await dispatch(login({ ...values, email: values.email.trim() }));
    return login.rejected.match(action) ? (action.payload ?? null) : null;
  };

  return (
    <Dialog size="sm" title={sessionTexts.title}>
      <AppForm
        initialValues={{ email, password: '' }}
        schema={schema}
        onSubmit={submit}
        refusal="elsewhere"
      >
        {({ isSubmitting }) => (
          <>
            <p>{sessionTexts.text}</p>
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
            <Button variant="quiet" block onClick={() => dispatch(signedOut('away'))}>
              {sessionTexts.leave}
            </Button>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
