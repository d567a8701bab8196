import { TextField } from '../ui/form/TextField.tsx';
import { accountTexts } from './texts.ts';

/** First and last name. */
export function NameFields() {
  return (
    <>
      <TextField
        name="firstName"
        label={accountTexts.firstName}
        hint={accountTexts.shortName}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <TextField
        name="lastName"
        label={accountTexts.lastName}
        autoComplete="family-name"
        autoCapitalize="words"
      />
    </>
  );
}
