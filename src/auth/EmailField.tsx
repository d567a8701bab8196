import { TextField } from '../ui/form/TextField.tsx';
import { accountTexts } from './texts.ts';

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
