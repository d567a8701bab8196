import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { useHydrated } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { resendTexts } from './resendTexts.ts';
import { sentTexts as texts } from './mailTexts.ts';
import { noticeTexts } from './noticeTexts.ts';
import { AccountPage, Actions, Elsewhere } from './AccountPage.tsx';
import { sentMailOf, useOnward } from './goOn.ts';

/** Only needed by users who have just requested a mail. */
const ResendMail = lazy(() => import('./ResendMail.tsx'));

/**
 * Says that a mail has been sent: to confirm a registration, or to reset a password. Its main button
 * opens the email app, because a login works only after the link has been opened.
 */
export default function EmailSentPage() {
  const { state } = useLocation();
  const onward = useOnward();
  const mail = useHydrated() ? sentMailOf(state) : null;
  const isReset = mail?.purpose === 'reset';
  const words = isReset ? texts.reset : texts.confirm;

  return (
    <AccountPage
      meta={{ title: texts.title, description: texts.description }}
      heading={isReset ? noticeTexts.resetRequested : texts.confirm.heading}
      lead={mail ? words.textTo(mail.email) : words.text}
      tagline={accountPanelTexts.sent}
    >
      <Actions>
        <ButtonAnchor size="lg" href="mailto:">
          {texts.open}
        </ButtonAnchor>
      </Actions>
      <p>{texts.spam}</p>
      {mail ? (
        <Suspense fallback={<Resend />}>
          <ResendMail key={mail.email} {...mail} />
        </Suspense>
      ) : (
        <p>{texts.resendLater}</p>
      )}
      <Elsewhere>
        {words.done}{' '}
        <Link to={paths.login} state={{ ...onward, email: mail?.email ?? '' }}>
          {accountTexts.login}
        </Link>
      </Elsewhere>
    </AccountPage>
  );
}

/** The button as it first looks, until its code has loaded. */
const Resend = () => (
  <div>
    <Button variant="secondary" disabled>
      {resendTexts.send}
    </Button>
  </div>
);
