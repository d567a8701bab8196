import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaleLink } from './notices.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Spinner } from '../ui/Loading.tsx';
import { useHydrated } from '../ui/hooks.ts';
import { paths } from '../paths.ts';
import { forgetMailedLink } from './mailedLink.ts';
import { confirmEmail } from './authSlice.ts';
import { useAppDispatch, requestIn, type NeedsRequests } from '../api/query/query.ts';
import { useSelector } from 'react-redux';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { confirmTexts as texts } from './mailTexts.ts';
import { commonTexts } from '../ui/texts.ts';
import { AccountPage, Actions } from './AccountPage.tsx';
import { confirmedEmail } from './goOn.ts';
import ResendMail from './ResendMail.tsx';
import { useMailedLink } from './useMailedLink.ts';

const meta = { title: texts.title, description: texts.description };

/** Confirms the e-mail address with the token of a mail. */
export default function ConfirmEmailPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const link = useMailedLink(paths.confirmEmail);
  const request = useSelector((state: NeedsRequests) => requestIn(state, confirmEmail.keyOf()));
  const { state } = useLocation();
  const confirmed = useHydrated() ? confirmedEmail(state) : null;
  const accepted = link && request?.status === 'success' ? link.email : null;

  useEffect(() => {
    if (link) void dispatch(confirmEmail(link));
  }, [dispatch, link]);

  // A token works once, so the success is stored in the history entry and survives a reload there.
  useEffect(() => {
    if (accepted === null) return;
    forgetMailedLink(paths.confirmEmail);
    void navigate(paths.confirmEmail, { replace: true, state: { confirmed: accepted } });
  }, [navigate, accepted]);

  if (confirmed !== null) {
    return (
      <AccountPage
        meta={meta}
        heading={texts.done}
        lead={texts.doneText}
        tagline={accountPanelTexts.register}
      >
        <Actions>
          <ButtonLink size="lg" to={paths.login} state={{ email: confirmed }}>
            {accountTexts.login}
          </ButtonLink>
        </Actions>
      </AccountPage>
    );
  }

  const error = request?.status === 'failure' ? request.error : null;
  if (link === undefined || (link && error === null)) {
    return (
      <AccountPage
        meta={meta}
        heading={texts.waiting}
        lead={texts.waitingText}
        tagline={accountPanelTexts.sent}
      >
        <Spinner size="lg" label={texts.waiting} />
      </AccountPage>
    );
  }

  const refusal = error?.fromServer ? error.message : null;
  return (
    <AccountPage
      meta={meta}
      heading={refusal ?? texts.failed}
      lead={refusal === null ? texts.failedText : texts.refusedText}
      tagline={accountPanelTexts.sent}
    >
      {link && error && refusal === null && <p>{error.message}</p>}
      <Actions>
        {link && refusal === null && (
          <Button onClick={() => void dispatch(confirmEmail(link))}>{commonTexts.tryAgain}</Button>
        )}
        <ButtonLink
          to={paths.login}
          state={{ email: link?.email ?? '' }}
          variant={refusal === null ? 'secondary' : 'primary'}
        >
          {accountTexts.login}
        </ButtonLink>
      </Actions>
      {link && error && isStaleLink(error) && <ResendMail purpose="confirm" email={link.email} />}
    </AccountPage>
  );
}
