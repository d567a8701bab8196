import type { ApiError } from '../api/errors.ts';
import { AppForm } from '../ui/form/AppForm.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { NameFields, EmailField } from './AccountForm.tsx';
import { Button } from '../ui/Button.tsx';
import { paths } from '../paths.ts';
import { accountPanelTexts, accountTexts } from './texts.ts';
import { AccountPage, Elsewhere } from './AccountPage.tsx';
import styles from './AccountForm.module.css';

const draftFormTexts = {
  title: 'Draft form',
  description: 'A draft of a sign-up form.',
  heading: 'Sign-up form, a draft',
  lead: 'This form sends nothing. To join, use the registration form.',
  toRegister: 'Go to registration form',
  submit: 'Submit',
} as const;

const schema = async () => (await import('./schemas.ts')).draftFormSchema;

const empty = { firstName: '', lastName: '', email: '', password: '' };

const showValues = async (values: typeof empty): Promise<ApiError | null> => {
  // oxlint-disable-next-line no-alert -- the alert is all that this form does
  window.alert(JSON.stringify(values, null, 2));
  return null;
};

/**
 * Shows the draft of a sign-up form. It sends nothing, its button is disabled, and Enter shows an
 * alert.
 */
export default function DraftFormPage() {
  return (
    <AccountPage meta={draftFormTexts} tagline={accountPanelTexts.register}>
      <AppForm
        initialValues={empty}
        schema={schema}
        onSubmit={showValues}
        label={draftFormTexts.title}
      >
        {({ submitForm }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is the form's own Enter: browsers ignore the key if the submit button is disabled */}
            <div
              className={styles.fields}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
                event.preventDefault();
                void submitForm();
              }}
            >
              <NameFields />
              <EmailField autoComplete="email" />
              <PasswordField
                name="password"
                label={accountTexts.password}
                autoComplete="new-password"
              />
            </div>
            <Button type="submit" size="lg" block disabled>
              {draftFormTexts.submit}
            </Button>
          </>
        )}
      </AppForm>
      <Elsewhere to={paths.register}>{draftFormTexts.toRegister}</Elsewhere>
    </AccountPage>
  );
}
