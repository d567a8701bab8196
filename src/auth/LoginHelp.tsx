import type { ReactNode } from 'react';
import ResendMail from './ResendMail.tsx';
import { useOnward } from './goOn.ts';
import { type Refused, type Trouble, troubleOf } from './loginTrouble.ts';
import { refusedUntil } from '../api/allowance.ts';
import { brand } from '../brand.ts';
import { clockTime } from '../lib/clock.ts';
import { paths } from '../paths.ts';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { commonTexts } from '../ui/texts.ts';

/** What a refused login says beside the refusal. */
const loginHelpTexts = {
  unconfirmed: {
    title: 'Your email is not confirmed yet',
    text: 'Open the link we mailed you, then log in here. No mail? Have it sent again.',
  },
  twice: {
    title: 'That was the second wrong password',
    text: 'A third one locks the account, and it does not open again by itself. If you are not sure, choose a new password instead.',
  },
  locked: {
    title: 'This account is locked',
    text: 'Three wrong passwords in a row lock an account. Nothing in it is lost. A new password alone does not open it: write to us and we will help you back in. If you forgot the password, choose a new one as well.',
  },
  thrice: {
    title: 'That was the third wrong password',
    text: 'Three wrong passwords in a row lock an account. Nothing in it is lost, but a new password alone does not open it. Write to us and we will help you back in.',
  },
  deactivated: {
    title: 'This account is not let in',
    text: 'We are not told why. Most likely the account was switched off, and a new password does not change that. Contact us and we will look into it with you.',
  },
  clock: {
    title: 'Check the date and time of your device',
    text: 'The password was right, but by the clock of this device your login is over already. Set its date and time, then log in again.',
  },
  limit: {
    title: 'Nobody on your network can log in just now',
    text: 'Your password was not looked at, and this try does not count against you. Another network, for example mobile data, may let you in sooner. What you typed is still here.',
  },
  until: (time: string) => `You can try again from about ${time}.`,
  reset: 'Choose a new password',
  write: 'Write to us',
  contact: 'Contact us',
} as const;

/**
 * Explains why the service refused a login, and offers the next step.
 * @param attempts those made on this page, the latest last; without trouble nothing is shown
 */
export default function LoginHelp({ attempts }: { attempts: readonly Refused[] }) {
  const trouble = troubleOf(attempts);
  const onward = useOnward();
  const { email = '' } = attempts[attempts.length - 1] ?? {};
  if (trouble === null) return null;
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
  const both = (
    <>
      {write}
      {reset}
    </>
  );
  const actions: Record<Trouble, ReactNode> = {
    unconfirmed: <ResendMail key={email} purpose="confirm" email={email} />,
    twice: reset,
    thrice: both,
    locked: both,
    deactivated: (
      <ButtonLink variant="secondary" to={paths.contact}>
        {loginHelpTexts.contact}
      </ButtonLink>
    ),
    clock: null,
    limit: (
      <ButtonLink variant="secondary" to={paths.home}>
        {commonTexts.toStart}
      </ButtonLink>
    ),
  };
  const { title, text } = loginHelpTexts[trouble];
  const until = trouble === 'limit' ? refusedUntil() : null;
  return (
    <Notice tone="warning" title={title} action={actions[trouble]}>
      {until === null ? text : `${loginHelpTexts.until(clockTime(until))} ${text}`}
    </Notice>
  );
}
