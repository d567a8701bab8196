import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { paths } from '../../config/paths.ts';
import { accountPanelTexts, accountTexts } from '../../texts/account.ts';
import { sentTexts as texts } from '../../texts/account/sent.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { AccountPage, Actions } from './AccountPage.tsx';
import { sentMailOf } from './placeState.ts';
import { ResendMail } from './ResendMail.tsx';

/** Tells that a mail is on its way: of a registration, or to reset a password (section 4). */
export default function EmailSentPage() {
  const { state } = useLocation();
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
      <p>{texts.spam}</p>
      {mail ? <ResendMail key={mail.email} {...mail} /> : <p>{texts.resendLater}</p>}
      <Actions>
        <ButtonLink to={paths.login} state={{ email: mail?.email ?? '' }}>
          {accountTexts.login}
        </ButtonLink>
      </Actions>
    </AccountPage>
  );
}
