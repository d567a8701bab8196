import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { useHydrated } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { resendTexts } from './resendTexts.ts';
import { noticeTexts } from './noticeTexts.ts';
import { AccountPage, Actions, Elsewhere } from './AccountPage.tsx';
import { parseSentEmail, useReturnTo } from './returnTo.ts';
import { lazyOptional } from '../ui/lazy.tsx';

const sentTexts = {
  title: 'Check your email',
  description: 'We sent you a link.',
  confirm: {
    heading: 'Check your email',
    text: 'Step 2 of 3. We sent you a verification link. Open it to confirm your email address.',
    textTo: (email: string) =>
      `Step 2 of 3. We sent a verification link to ${email}. Open it to confirm your email address.`,
    done: 'Already confirmed?',
    wrongAddress: 'Wrong address?',
    registerAgain: 'Sign up again',
  },
  reset: {
    text: 'If there is an account with this address, we sent it a link to choose a new password. The link works for 10 minutes.',
    textTo: (email: string) =>
      `If there is an account with ${email}, we sent it a link to choose a new password. The link works for 10 minutes.`,
    done: 'Remembered it?',
  },
  open: (inbox: string) => `Open ${inbox}`,
  spam: 'Nothing yet after a few minutes? Check your spam folder.',
  resendLater: 'Still nothing? Log in to get the email again.',
} as const;

const ResendMail = lazyOptional(() => import('./ResendMail.tsx'));

/** The inboxes of the big providers, by the domain of an address. */
const inboxes: readonly [domain: RegExp, name: string, url: string][] = [
  [/^(gmail|googlemail)\.com$/, 'Gmail', 'https://mail.google.com/'],
  [/^(yahoo|ymail|rocketmail)\./, 'Yahoo Mail', 'https://mail.yahoo.com/'],
  [/^(outlook|hotmail|live|msn)\./, 'Outlook', 'https://outlook.live.com/mail/'],
  [/^(icloud|me|mac)\.com$/, 'iCloud Mail', 'https://www.icloud.com/mail'],
];

/**
 * Confirms that an email was sent. Its main button opens the inbox if the address shows where that
 * is, because a login works only after the link has been opened.
 */
export default function EmailSentPage() {
  const { state } = useLocation();
  const onward = useReturnTo();
  const mail = useHydrated() ? parseSentEmail(state) : null;
  const isReset = mail?.purpose === 'reset';
  const domain = mail?.email.split('@').pop()?.toLowerCase() ?? '';
  const inbox = inboxes.find(([pattern]) => pattern.test(domain));
  const texts = isReset ? sentTexts.reset : sentTexts.confirm;

  return (
    <AccountPage
      meta={sentTexts}
      heading={isReset ? noticeTexts.resetRequested : sentTexts.confirm.heading}
      lead={mail ? texts.textTo(mail.email) : texts.text}
      tagline={accountPanelTexts.sent}
    >
      {inbox && (
        <Actions>
          <ButtonAnchor size="lg" href={inbox[2]}>
            {sentTexts.open(inbox[1])}
          </ButtonAnchor>
        </Actions>
      )}
      <p>{sentTexts.spam}</p>
      {mail ? (
        <Suspense fallback={<ResendPlaceholder />}>
          <ResendMail key={mail.email} {...mail} />
        </Suspense>
      ) : (
        <p>{sentTexts.resendLater}</p>
      )}
      {!isReset && (
        <Elsewhere question={sentTexts.confirm.wrongAddress} to={paths.register} state={onward}>
          {sentTexts.confirm.registerAgain}
        </Elsewhere>
      )}
      <Elsewhere
        question={texts.done}
        to={paths.login}
        state={{ ...onward, email: mail?.email ?? '' }}
      >
        {accountTexts.login}
      </Elsewhere>
    </AccountPage>
  );
}

const ResendPlaceholder = () => (
  <div>
    <Button variant="secondary" disabled>
      {resendTexts.send}
    </Button>
  </div>
);
