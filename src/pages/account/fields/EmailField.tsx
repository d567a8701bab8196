import { TextField } from '../../../components/form/fields/TextField.tsx';
import { accountTexts } from '../../../texts/account/account.ts';

/** The e-mail address, with the keyboard for it and without corrections. */
export function EmailField({ autoComplete }: { autoComplete: 'email' | 'username' }) {
  return (
    <TextField
      name="email"
      label={accountTexts.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
