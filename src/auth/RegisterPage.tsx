import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/errors.ts';
import { paths } from '../paths.ts';
import { register, sendFirstConfirmation } from './authSlice.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { registerTexts as texts } from './registerTexts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField, NameFields, NewPasswordFields } from './AccountForm.tsx';
import { sentMail, useOnward, useGoOn, useNavigateFrom } from './goOn.ts';

/** Loaded only for an address that already has an account. The form works without it. */
const RegisterHelp = lazy(() =>
  import('./RegisterHelp.tsx').catch(() => ({ default: () => null })),
);

const schema = async () => (await import('./schemas.ts')).registerSchema;

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** The form for a new account; once it is created, the confirmation mail is requested. */
export default function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const onward = useOnward();
  const [taken, setTaken] = useState('');
  useGoOn();

  const submit = async (values: typeof empty): Promise<ApiError | null> => {
    const { firstName, lastName, email, password } = (await schema()).cast(values);
    const action = await dispatch(register({ firstName, lastName, email, password }));
    if (register.rejected.match(action)) {
      const error = action.payload ?? null;
      setTaken(error?.status === 409 ? email : '');
      return error;
    }
    const sent = { replace: true, state: { ...onward, ...sentMail('confirm', email) } };
    await navigateFrom(paths.register, paths.emailSent, sent);
    // If that fails, the user goes to the landing page, where a notice shows the error.
    await dispatch(sendFirstConfirmation(email))
      .unwrap()
      .catch(async (error: unknown) => {
        await navigateFrom(paths.emailSent, paths.home, { replace: true });
        throw error;
      });
    return null;
  };

  return (
    <AccountPage
      meta={{ title: texts.title, description: texts.description, path: paths.register }}
      heading={texts.heading}
      lead={texts.lead}
      tagline={accountPanelTexts.register}
    >
      <AccountForm
        label={texts.title}
        submit={texts.submit}
        initialValues={empty}
        schema={schema}
        onSubmit={submit}
        isExplained={({ status }) => status === 409}
        help={<Suspense>{taken && <RegisterHelp key={taken} email={taken} />}</Suspense>}
      >
        <NameFields />
        <EmailField autoComplete="email" />
        <NewPasswordFields label={accountTexts.password} />
      </AccountForm>
      <Elsewhere>
        {texts.haveAccount}{' '}
        <Link to={paths.login} state={onward}>
          {accountTexts.login}
        </Link>
      </Elsewhere>
    </AccountPage>
  );
}
