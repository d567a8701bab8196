import { PasswordField } from '../ui/form/PasswordField.tsx';
import { accountTexts } from './texts.ts';

/** A new password, and its repetition against typing errors. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={accountTexts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}
