import { Suspense } from 'react';
import type { ApiError } from '../api/errors.ts';
import { paths } from '../paths.ts';
import { register, sendFirstConfirmation } from './authSlice.ts';
import { refusalOf, useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField, NameFields, NewPasswordFields } from './AccountForm.tsx';
import { createSentEmail, useReturnTo, useLoginRedirect, useNavigateFrom } from './returnTo.ts';
import { lazyOptional } from '../ui/lazy.tsx';

const registerTexts = {
  title: 'Register',
  description:
    'Join free: pick a track, do real tasks, get a mentor’s feedback and leave with a certificate.',
  heading: 'Join the community',
  lead: 'Step 1 of 3, about 3 minutes. It is free.',
  submit: 'get started',
  haveAccount: 'Already have an account?',
} as const;

const RegisterHelp = lazyOptional(() => import('./RegisterHelp.tsx'));

const schema = async () => (await import('./schemas.ts')).registerSchema;

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

const explain = ({ status }: ApiError, { email }: typeof empty) =>
  status === 409 && (
    <Suspense>
      <RegisterHelp key={email} email={email} />
    </Suspense>
  );

/** Shows the form for a new account. After a registration it requests the confirmation email. */
export default function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const onward = useReturnTo();
  useLoginRedirect();

  const submit = async (values: typeof empty): Promise<ApiError | null> => {
    const { firstName, lastName, email, password } = (await schema()).cast(values);
    const action = await dispatch(register({ firstName, lastName, email, password }));
    if (register.rejected.match(action)) return refusalOf(action);
    const options = { replace: true, state: { ...onward, ...createSentEmail('confirm', email) } };
    await navigateFrom(paths.register, paths.emailSent, options);
    // If this request fails, the landing page shows the error.
    const sent = await dispatch(sendFirstConfirmation(email));
    if (sendFirstConfirmation.rejected.match(sent))
      await navigateFrom(paths.emailSent, paths.home, { replace: true });
    return null;
  };

  return (
    <AccountPage meta={registerTexts} path={paths.register} tagline={accountPanelTexts.register}>
      <AccountForm
        label={registerTexts.title}
        submit={registerTexts.submit}
        initialValues={empty}
        schema={schema}
        onSubmit={submit}
        explain={explain}
      >
        <NameFields />
        <EmailField autoComplete="email" />
        <NewPasswordFields label={accountTexts.password} />
      </AccountForm>
      <Elsewhere question={registerTexts.haveAccount} to={paths.login} state={onward}>
        {accountTexts.login}
      </Elsewhere>
    </AccountPage>
  );
}
