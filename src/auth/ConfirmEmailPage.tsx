import { type ReactNode, useEffect } from 'react';
import type { ApiError } from '../api/errors.ts';
import { useNavigate } from 'react-router-dom';
import { isStaleLink, refusals } from './refusals.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Spinner } from '../ui/Loading.tsx';
import { paths } from '../paths.ts';
import { deleteEmailLink, useEmailLink } from './emailLink.ts';
import { confirmEmail } from './authSlice.ts';
import { useAppDispatch, requestIn, type NeedsRequests } from '../api/query/query.ts';
import { useSelector } from 'react-redux';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { commonTexts } from '../ui/texts.ts';
import { AccountPage, Actions, Elsewhere } from './AccountPage.tsx';
import { createFirstLogin } from './returnTo.ts';
import ResendMail from './ResendMail.tsx';

const confirmTexts = {
  title: 'Confirm your email',
  description: 'Confirms the email address of your account.',
  waiting: 'Confirming your email…',
  waitingText: 'One moment, please.',
  failed: "We couldn't verify your email",
  failedText: 'Are you sure this is the exact same link from your email?',
  confirmedText: 'You can log in.',
  unconfirmedText:
    'Your email is not confirmed yet, so you cannot log in. Open the link in our newest email, or ask for a new one.',
  unknownText: 'There is no account with this email address. Check the link, or sign up.',
  incompleteText:
    'Part of the link is missing. Open it again from the email, or log in, and we will send you a new one.',
} as const;

interface PageProps {
  heading: string;
  lead: string;
  /** The words beside a link that works; a failure has words of comfort there. */
  tagline?: string;
  children: ReactNode;
}

const Page = ({ tagline = accountPanelTexts.reassurance, ...page }: PageProps) => (
  <AccountPage meta={confirmTexts} tagline={tagline} {...page} />
);

/** Returns what the API's refusal of a link says about the account. */
function accountAfter(error: ApiError): 'confirmed' | 'unconfirmed' | 'unknown' {
  if (error.message === refusals.unknownUser) return 'unknown';
  // The API first checks whether it is confirmed, so every other refusal means that it is not.
  return error.status === 409 ? 'confirmed' : 'unconfirmed';
}

/** Confirms the email address with the token of an email, and leads to the login. */
export default function ConfirmEmailPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const link = useEmailLink(paths.confirmEmail);
  const request = useSelector((state: NeedsRequests) => requestIn(state, confirmEmail.keyOf()));
  const accepted = link && request?.status === 'success' ? link.email : null;

  useEffect(() => {
    if (link) void dispatch(confirmEmail(link));
  }, [dispatch, link]);

  // The token works only once, so the login page takes the place of this one in the history.
  useEffect(() => {
    if (accepted === null) return;
    deleteEmailLink(paths.confirmEmail);
    void navigate(paths.login, { replace: true, state: createFirstLogin(accepted) });
  }, [navigate, accepted]);

  const error = request?.status === 'failure' ? request.error : null;
  if (link === undefined || (link && error === null)) {
    return (
      <Page
        heading={confirmTexts.waiting}
        lead={confirmTexts.waitingText}
        tagline={accountPanelTexts.sent}
      >
        <Spinner size="lg" label={confirmTexts.waiting} />
      </Page>
    );
  }

  const loginState = { email: link?.email ?? '' };
  if (link && error?.fromServer) {
    const account = accountAfter(error);
    return (
      <Page heading={error.message} lead={confirmTexts[`${account}Text`]}>
        {isStaleLink(error) ? (
          <>
            <ResendMail isMain purpose="confirm" email={link.email} />
            <Elsewhere to={paths.login} state={loginState}>
              {accountTexts.login}
            </Elsewhere>
          </>
        ) : (
          <Actions>
            {account === 'unknown' && (
              <ButtonLink to={paths.register}>{accountTexts.signUp}</ButtonLink>
            )}
            <ButtonLink
              to={paths.login}
              state={loginState}
              variant={account === 'confirmed' ? 'primary' : 'secondary'}
            >
              {accountTexts.login}
            </ButtonLink>
          </Actions>
        )}
      </Page>
    );
  }

  return (
    <Page heading={confirmTexts.failed} lead={confirmTexts.failedText}>
      {link === null && <p>{confirmTexts.incompleteText}</p>}
      {link && error && <p>{error.message}</p>}
      <Actions>
        {link && (
          <Button onClick={() => void dispatch(confirmEmail(link))}>{commonTexts.tryAgain}</Button>
        )}
        <ButtonLink to={paths.login} state={loginState} variant="secondary">
          {accountTexts.login}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
