import type { ApiError } from '../api/errors.ts';
import { isBrokenLink, isStaleLink } from './refusals.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import { deleteEmailLink, useEmailLink } from './emailLink.ts';
import { resetPassword } from './authSlice.ts';
import { refusalOf, useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { AccountPage, Actions, Elsewhere } from './AccountPage.tsx';
import { AccountForm, NewPasswordFields } from './AccountForm.tsx';
import { useNavigateFrom } from './returnTo.ts';

const resetTexts = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account.',
  heading: 'Choose a new password',
  lead: 'Use it the next time you log in.',
  submit: 'Save password',
  incomplete: 'This link is incomplete',
  incompleteText:
    'Part of the link is missing. Open it again from the email, copy all of it, or ask for a new one.',
  ended: 'This link no longer works',
  endedText:
    'Only the newest link works, and only for 10 minutes. Ask for a new link, then type your new password again.',
  brokenText:
    'There is no account with this email address, so part of the link may be missing. Ask for a new link, then type your new password again.',
  newLink: 'Ask for a new link',
} as const;

const schema = async () => (await import('./schemas.ts')).resetSchema;

const empty = { password: '', confirmPassword: '' };

/** Shows the account's address. An empty line prevents a layout shift during hydration. */
function AccountLead({ email }: { email: string | undefined }) {
  return (
    <>
      <span>{resetTexts.lead}</span>
      <br />
      <b translate="no">{email ?? '\u00a0'}</b>
    </>
  );
}

/** Sets a new password with the token of an email. */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const link = useEmailLink(paths.resetPassword);

  if (link === null) {
    return (
      <AccountPage
        meta={resetTexts}
        heading={resetTexts.incomplete}
        lead={resetTexts.incompleteText}
        tagline={accountPanelTexts.reassurance}
      >
        <Actions>
          <ButtonLink to={paths.forgotPassword}>{resetTexts.newLink}</ButtonLink>
          <ButtonLink to={paths.login} variant="quiet">
            {accountTexts.backToLogin}
          </ButtonLink>
        </Actions>
      </AccountPage>
    );
  }

  const submit = async ({ password }: typeof empty): Promise<ApiError | null> => {
    if (link === undefined) return null;
    const action = await dispatch(resetPassword({ newPassword: password, ...link }));
    if (resetPassword.fulfilled.match(action)) {
      deleteEmailLink(paths.resetPassword);
      const options = { replace: true, state: { email: link.email } };
      await navigateFrom(paths.resetPassword, paths.login, options);
      return null;
    }
    return refusalOf(action);
  };

  const explain = (error: ApiError) => {
    const isStale = isStaleLink(error);
    if (!isStale && !isBrokenLink(error)) return null;
    return (
      <Notice
        tone="warning"
        title={isStale ? resetTexts.ended : resetTexts.incomplete}
        action={
          <ButtonLink
            variant="secondary"
            to={paths.forgotPassword}
            state={isStale ? { email: link?.email ?? '' } : undefined}
          >
            {resetTexts.newLink}
          </ButtonLink>
        }
      >
        {isStale ? resetTexts.endedText : resetTexts.brokenText}
      </Notice>
    );
  };

  return (
    <AccountPage
      meta={resetTexts}
      lead={<AccountLead email={link?.email} />}
      tagline={accountPanelTexts.reassurance}
    >
      <AccountForm
        label={resetTexts.title}
        submit={resetTexts.submit}
        initialValues={empty}
        schema={schema}
        onSubmit={submit}
        explain={explain}
      >
        {/* Password managers read the user name from this field. */}
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={link?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordFields label={accountTexts.newPassword} />
      </AccountForm>
      <Elsewhere to={paths.login}>{accountTexts.backToLogin}</Elsewhere>
    </AccountPage>
  );
}
