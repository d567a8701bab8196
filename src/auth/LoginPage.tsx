import { useFormikContext } from 'formik';
import { type RefObject, Suspense, useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ApiError } from '../api/errors.ts';
import { isBorrowed } from '../lib/storage.ts';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useHydrated, useIsMounted } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { persistToken, persistTokenNext, sessionOf, storedToken } from './session.ts';
import { needsPageLoad, type Credentials } from './authSlice.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField } from './AccountForm.tsx';
import styles from './LoginPage.module.css';
import { useLogin } from './useLogin.tsx';
import {
  isFirstLogin,
  pageAfterLogin,
  useKnownEmail,
  useReturnTo,
  useLoginRedirect,
} from './returnTo.ts';
import { lazyOptional } from '../ui/lazy.tsx';

const loginTexts = {
  title: 'Log in',
  description: 'Mentees and mentors log in here.',
  heading: 'Welcome back',
  lead: 'Mentees and mentors log in here.',
  confirmed: 'Your email is confirmed',
  confirmedLead: 'Step 3 of 3: log in, then choose your track.',
  mentorLead: 'Log in to see your mentees’ submissions.',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  borrowed: 'This is not my phone',
  borrowedHint:
    'Nothing stays on it after you log out or close this tab. Do not let the browser save your password.',
} as const;

const ReadingOffer = lazyOptional(() => import('./ReadingOffer.tsx'));

const schema = async () => (await import('./schemas.ts')).loginSchema;

/** Passes the typed address on to the next page. */
function ForgotLink() {
  const { values } = useFormikContext<Credentials>();
  const onward = useReturnTo();
  return (
    <p className={styles.forgot}>
      <Link to={paths.forgotPassword} state={{ ...onward, email: values.email }}>
        {loginTexts.forgot}
      </Link>
    </p>
  );
}

/** Offers to store everything in this tab alone, from the login on. */
function NotMyPhone({ choiceRef }: { choiceRef: RefObject<boolean | null> }) {
  const hint = useId();
  const tick = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (tick.current === null) return;
    // The box may have been ticked before the scripts ran.
    tick.current.checked ||= choiceRef.current ?? isBorrowed();
    choiceRef.current = tick.current.checked;
  }, [choiceRef]);
  return (
    <div>
      <label className={styles.borrowed}>
        <input
          ref={tick}
          type="checkbox"
          aria-describedby={hint}
          onChange={({ target }) => {
            choiceRef.current = target.checked;
          }}
        />
        {loginTexts.borrowed}
      </label>
      <p id={hint} className={styles.hint}>
        {loginTexts.borrowedHint}
      </p>
    </div>
  );
}

/** Shows the login form, with help if the API refuses the login. */
export default function LoginPage() {
  const knownEmail = useKnownEmail();
  const onward = useReturnTo();
  const { logIn, explain } = useLogin();
  const hydrated = useHydrated();
  const choice = useRef<boolean | null>(null);
  const isHere = useIsMounted();
  const { state } = useLocation();
  // The role of the login that has expired on this device.
  const role = hydrated ? sessionOf(storedToken(), 0)?.role : null;
  const isFirst = hydrated && isFirstLogin(state);
  const lead = role === 'MENTOR' ? loginTexts.mentorLead : loginTexts.lead;
  useLoginRedirect();

  const submit = async ({ email, password }: Credentials): Promise<ApiError | null> => {
    const attempt = { email, password, borrows: choice.current ?? isBorrowed() };
    const outcome = await logIn(attempt);
    if (outcome.error !== null) return outcome.error;
    if (!needsPageLoad(attempt) || !isHere.current) return null;
    if (persistTokenNext(outcome.token, attempt.borrows))
      window.location.replace(pageAfterLogin(state, outcome.role));
    else persistToken(outcome.token);
    return null;
  };

  return (
    <AccountPage
      meta={loginTexts}
      path={paths.login}
      heading={isFirst ? loginTexts.confirmed : loginTexts.heading}
      lead={isFirst ? loginTexts.confirmedLead : lead}
      tagline={isFirst ? accountPanelTexts.register : accountPanelTexts.back}
    >
      <AccountForm
        key={knownEmail}
        label={loginTexts.title}
        submit={accountTexts.login}
        initialValues={{ email: knownEmail, password: '' }}
        schema={schema}
        onSubmit={submit}
        explain={explain}
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
        <NotMyPhone choiceRef={choice} />
      </AccountForm>
      <Suspense>{role === 'MENTEE' && <ReadingOffer />}</Suspense>
      <Elsewhere question={loginTexts.noAccount} to={paths.register} state={onward}>
        {accountTexts.signUp}
      </Elsewhere>
    </AccountPage>
  );
}
