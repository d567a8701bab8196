import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/errors.ts';
import { isMailUnderWay } from './notices.ts';
import { Notice } from '../ui/Notice.tsx';
import { paths } from '../paths.ts';
import { requestReset } from './authSlice.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { forgotTexts as texts } from './forgotTexts.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import { AccountForm, EmailField } from './AccountForm.tsx';
import { sentMail, useOnward, useKnownEmail, useNavigateFrom } from './goOn.ts';

/**
 * Loaded only after a refusal because a mail is under way. If that fails, the general error is
 * shown.
 */
const MailUnderWay = lazy(() =>
  import('./MailUnderWay.tsx').catch(() => ({
    default: () => <Notice tone="danger">{errorTexts.occured}</Notice>,
  })),
);

const schema = async () => (await import('./schemas.ts')).forgotSchema;

/** Requests the mail with a link to set a new password. */
export default function ForgotPasswordPage() {
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const known = useKnownEmail();
  const onward = useOnward();
  const [underWay, setUnderWay] = useState(false);

  const submit = async (values: { email: string }): Promise<ApiError | null> => {
    const email = values.email.trim();
    const action = await dispatch(requestReset(email));
    if (requestReset.fulfilled.match(action)) {
      await navigateFrom(paths.forgotPassword, paths.emailSent, {
        state: { ...onward, ...sentMail('reset', email) },
      });
      return null;
    }
    const error = action.payload ?? null;
    setUnderWay(error !== null && isMailUnderWay(error));
    return error;
  };

  return (
    <AccountPage
      meta={{ title: texts.title, description: texts.description, path: paths.forgotPassword }}
      heading={texts.heading}
      lead={texts.lead}
      tagline={accountPanelTexts.safe}
    >
      <AccountForm
        key={known}
        label={texts.title}
        submit={texts.submit}
        initialValues={{ email: known }}
        schema={schema}
        onSubmit={submit}
        isExplained={isMailUnderWay}
        help={<Suspense>{underWay && <MailUnderWay />}</Suspense>}
      >
        <EmailField autoComplete="username" />
      </AccountForm>
      <Elsewhere>
        {texts.remembered}{' '}
        <Link to={paths.login} state={onward}>
          {accountTexts.login}
        </Link>
      </Elsewhere>
    </AccountPage>
  );
}
