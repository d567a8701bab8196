import type { ReactNode } from 'react';
import ResendMail from './ResendMail.tsx';
import { useReturnTo } from './returnTo.ts';
import { type LoginAttempt, type LoginProblem, findLoginProblem } from './loginProblem.ts';
import { refusedUntil } from '../api/allowance.ts';
import { brand } from '../brand.ts';
import { clockTime } from '../lib/clock.ts';
import { paths } from '../paths.ts';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { commonTexts } from '../ui/texts.ts';

const loginHelpTexts = {
  unconfirmed: {
    title: 'Your email is not confirmed yet',
    text: 'Open the link we emailed you, then log in here. No email? We can send it again.',
  },
  twice: {
    title: 'That was the second wrong password',
    text: 'One more wrong password locks your account, and only we can unlock it. If you are not sure, choose a new password first, and type it with care: until you log in, the next wrong one still locks your account.',
  },
  locked: {
    title: 'This account is locked',
    text: 'Three wrong passwords in a row lock an account. Nothing in it is lost. Write to us and we will unlock it, which a new password alone does not do. If you forgot yours, choose a new one as well.',
  },
  thrice: {
    title: 'That was the third wrong password',
    text: 'Three wrong passwords in a row lock an account. Nothing in it is lost. Write to us and we will unlock it, which a new password alone does not do.',
  },
  deactivated: {
    title: 'You cannot log in to this account',
    text: 'It has probably been switched off. A new password will not change that. Contact us and we will look into it.',
  },
  clock: {
    title: 'Check the date and time of your device',
    text: 'Your password is right, but this device’s clock is wrong, so your login has already expired. Set the date and time, then log in again.',
  },
  limit: {
    title: 'No one on your network can log in right now',
    text: 'We did not check your password, so this attempt does not count. You can wait, or use another network such as mobile data. What you typed is still here.',
  },
  until: (time: string) => `Try again after about ${time}.`,
  reset: 'Reset password',
  write: 'Write to us',
  contact: 'Contact us',
} as const;

/** Explains why the API refused a login, and offers the next step. */
export default function LoginHelp({ attempts }: { attempts: readonly LoginAttempt[] }) {
  const problem = findLoginProblem(attempts);
  const onward = useReturnTo();
  const { email = '' } = attempts[attempts.length - 1] ?? {};
  if (problem === null) return null;
  const reset = (
    <ButtonLink variant="secondary" to={paths.forgotPassword} state={{ ...onward, email }}>
      {loginHelpTexts.reset}
    </ButtonLink>
  );
  const write = (
    <ButtonAnchor variant="secondary" href={`mailto:${brand.email}`}>
      {loginHelpTexts.write}
    </ButtonAnchor>
  );
  const writeOrReset = (
    <>
      {write}
      {reset}
    </>
  );
  const actions: Record<LoginProblem, ReactNode> = {
    unconfirmed: <ResendMail key={email} purpose="confirm" email={email} />,
    twice: reset,
    thrice: writeOrReset,
    locked: writeOrReset,
    deactivated: (
      <ButtonLink variant="secondary" to={paths.contact}>
        {loginHelpTexts.contact}
      </ButtonLink>
    ),
    clock: null,
    limit: (
      <ButtonLink variant="secondary" to={paths.home}>
        {commonTexts.toHomePage}
      </ButtonLink>
    ),
  };
  const { title, text } = loginHelpTexts[problem];
  const until = problem === 'limit' ? refusedUntil() : null;
  return (
    <Notice tone="warning" title={title} action={actions[problem]}>
      {until === null ? text : `${loginHelpTexts.until(clockTime(until))} ${text}`}
    </Notice>
  );
}
