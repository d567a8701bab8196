import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/errors.ts';
import { isStaleLink } from './notices.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import { forgetMailedLink } from './mailedLink.ts';
import { resetPassword } from './authSlice.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { resetTexts as texts } from './mailTexts.ts';
import { AccountPage, Actions, Elsewhere } from './AccountPage.tsx';
import { AccountForm, NewPasswordFields } from './AccountForm.tsx';
import { useMailedLink } from './useMailedLink.ts';
import { useNavigateFrom } from './goOn.ts';

const schema = async () => (await import('./schemas.ts')).resetSchema;

const empty = { password: '', confirmPassword: '' };

const meta = { title: texts.title, description: texts.description };

/** The account's address; until it is known, an empty line prevents a layout shift. */
function Whose({ email }: { email: string | undefined }) {
  return (
    <>
      {texts.lead}
      <br />
      <b>{email ?? '\u00a0'}</b>
    </>
  );
}

/** Sets a new password with the token of a mail. */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const link = useMailedLink(paths.resetPassword);
  const [isStale, setIsStale] = useState(false);

  if (link === null) {
    return (
      <AccountPage
        meta={meta}
        heading={texts.incomplete}
        lead={texts.incompleteText}
        tagline={accountPanelTexts.safe}
      >
        <Actions>
          <ButtonLink to={paths.forgotPassword}>{texts.newLink}</ButtonLink>
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
      forgetMailedLink(paths.resetPassword);
      const known = { replace: true, state: { email: link.email } };
      await navigateFrom(paths.resetPassword, paths.login, known);
      return null;
    }
    const error = action.payload ?? null;
    setIsStale(error !== null && isStaleLink(error));
    return error;
  };

  return (
    <AccountPage
      meta={meta}
      heading={texts.heading}
      lead={<Whose email={link?.email} />}
      tagline={accountPanelTexts.safe}
    >
      <AccountForm
        label={texts.title}
        submit={texts.submit}
        initialValues={empty}
        schema={schema}
        onSubmit={submit}
        isExplained={isStaleLink}
        help={
          isStale && (
            <Notice
              tone="warning"
              title={texts.ended}
              action={
                <ButtonLink
                  variant="secondary"
                  to={paths.forgotPassword}
                  state={{ email: link?.email ?? '' }}
                >
                  {texts.newLink}
                </ButtonLink>
              }
            >
              {texts.endedText}
            </Notice>
          )
        }
      >
        {/* Lets password managers know whose password this is. */}
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
      <Elsewhere>
        <Link to={paths.login}>{accountTexts.backToLogin}</Link>
      </Elsewhere>
    </AccountPage>
  );
}
