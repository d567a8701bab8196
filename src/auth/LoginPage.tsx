import { useFormikContext } from 'formik';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/errors.ts';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useHydrated } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { sessionOf, storedToken } from './session.ts';
import { login, type Credentials } from './authSlice.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField } from './AccountForm.tsx';
import styles from './LoginPage.module.css';
import { findLoginProblem, type LoginAttempt } from './loginTrouble.ts';
import { LoginHelp } from './lazyLoginHelp.tsx';
import { useKnownEmail, useReturnTo, useLoginRedirect } from './returnTo.ts';

const loginTexts = {
  title: 'Log in',
  description: 'Mentees and mentors log in here.',
  heading: 'Welcome back',
  lead: 'Mentees and mentors log in here.',
  mentorLead: 'Log in to see your mentees’ submissions.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
} as const;

const ReadingOffer = lazy(() =>
  import('./ReadingOffer.tsx').catch(() => ({ default: () => null })),
);

const schema = async () => (await import('./schemas.ts')).loginSchema;

/** Passes the typed address on to the next page. */
function ForgotLink() {
  const { values } = useFormikContext<Credentials>();
  const onward = useReturnTo();
  return (
    <p className={styles.forgot}>
      <Link to={paths.forgotPassword} state={{ ...onward, email: values.email.trim() }}>
        {loginTexts.forgot}
      </Link>
    </p>
  );
}

/** The login form, with help if the API refuses the login. */
export default function LoginPage() {
  const dispatch = useAppDispatch();
  const knownEmail = useKnownEmail();
  const onward = useReturnTo();
  const [attempts, setAttempts] = useState<readonly LoginAttempt[]>([]);
  const isExplained = useRef(false);
  // The role of the login that has expired on this device.
  const role = useHydrated() ? sessionOf(storedToken(), 0)?.role : null;
  useLoginRedirect();

  const submit = async ({ email: typed, password }: Credentials): Promise<ApiError | null> => {
    const email = typed.trim();
    const action = await dispatch(login({ email, password }));
    if (login.rejected.match(action)) {
      const { payload: error } = action;
      if (!error) return null;
      const nextAttempts = [...attempts, { email, ...error }];
      isExplained.current = findLoginProblem(nextAttempts) !== null;
      setAttempts(nextAttempts);
      return error;
    }
    const isExpired = sessionOf(action.payload) === null;
    setAttempts(isExpired ? [{ email, message: null }] : []);
    return null;
  };

  return (
    <AccountPage
      meta={loginTexts}
      path={paths.login}
      lead={role === 'MENTOR' ? loginTexts.mentorLead : loginTexts.lead}
      tagline={accountPanelTexts.back}
    >
      <AccountForm
        key={knownEmail}
        label={loginTexts.title}
        submit={accountTexts.login}
        initialValues={{ email: knownEmail, password: '' }}
        schema={schema}
        onSubmit={submit}
        isExplained={() => isExplained.current}
        help={
          <Suspense>{findLoginProblem(attempts) && <LoginHelp attempts={attempts} />}</Suspense>
        }
      >
        <EmailField autoComplete="username" />
        <div className={styles.password}>
          <PasswordField
            name="password"
            label={accountTexts.password}
            autoComplete="current-password"
          />
          <ForgotLink />
        </div>
      </AccountForm>
      <Suspense>{role === 'MENTEE' && <ReadingOffer />}</Suspense>
      <Elsewhere question={loginTexts.noAccount} to={paths.register} state={onward}>
        {accountTexts.signUp}
      </Elsewhere>
    </AccountPage>
  );
}
