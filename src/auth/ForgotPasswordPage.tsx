import type { ApiError } from '../api/errors.ts';
import { isEmailAlreadySent } from './refusals.ts';
import { Notice } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import { requestReset } from './authSlice.ts';
import { refusalOf, useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { resendTexts } from './resendTexts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { createSentEmail, useReturnTo, useKnownEmail, useNavigateFrom } from './returnTo.ts';

const forgotTexts = {
  title: 'Forgot password',
  description: 'Get an email with a link to choose a new password.',
  heading: 'Forgot your password?',
  lead: 'Enter your email address. We will send you a link to choose a new password.',
  submit: 'Send link',
  remembered: 'Remembered it?',
} as const;

const schema = async () => (await import('./schemas.ts')).forgotSchema;

const explain = (error: ApiError) =>
  isEmailAlreadySent(error) && <Notice tone="warning">{resendTexts.underWay.reset}</Notice>;

/** Requests the email with a link to set a new password. */
export default function ForgotPasswordPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const knownEmail = useKnownEmail();
  const onward = useReturnTo();

  const submit = async ({ email }: { email: string }): Promise<ApiError | null> => {
    const action = await dispatch(requestReset(email));
    if (requestReset.fulfilled.match(action)) {
      await navigateFrom(paths.forgotPassword, paths.emailSent, {
        state: { ...onward, ...createSentEmail('reset', email) },
      });
      return null;
    }
    return refusalOf(action);
  };

  return (
    <AccountPage
      meta={forgotTexts}
      path={paths.forgotPassword}
      tagline={accountPanelTexts.reassurance}
    >
      <AccountForm
        key={knownEmail}
        label={forgotTexts.title}
        submit={forgotTexts.submit}
        initialValues={{ email: knownEmail }}
        schema={schema}
        onSubmit={submit}
        explain={explain}
      >
        <EmailField autoComplete="username" />
      </AccountForm>
      <Elsewhere question={forgotTexts.remembered} to={paths.login} state={onward}>
        {accountTexts.login}
      </Elsewhere>
    </AccountPage>
  );
}
