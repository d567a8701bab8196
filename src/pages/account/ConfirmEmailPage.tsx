import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaleLink } from '../../api/refusals.ts';
import { Button, ButtonLink } from '../../components/ui/button/Button.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { paths } from '../../config/paths.ts';
import { forgetMailedLink } from '../../platform/storage/mailedLink.ts';
import { confirmEmail } from '../../slices/authSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { accountPanelTexts, accountTexts } from '../../texts/account/account.ts';
import { confirmTexts as texts } from '../../texts/account/confirm.ts';
import { commonTexts } from '../../texts/common.ts';
import { AccountPage, Actions } from './layout/AccountPage.tsx';
import { confirmedEmail } from './placeState.ts';
import ResendMail from './mail/ResendMail.tsx';
import { useMailedLink } from './mail/useMailedLink.ts';

const meta = { title: texts.title, description: texts.description };

/** Confirms the e-mail address with the token of a mail. */
export default function ConfirmEmailPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const link = useMailedLink(paths.confirmEmail);
  const request = useAppSelector(({ auth }) => auth.requests[confirmEmail.typePrefix]);
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
