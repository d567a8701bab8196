import { Counter } from '../../../components/form/TextAreaField.tsx';
import { Field } from '../../../components/form/Field.tsx';
import fieldStyles from '../../../components/form/Field.module.css';
import { completeLink } from '../../../lib/safeUrl.ts';
import { submitTexts as texts } from '../../../texts/menteeTask.ts';

interface LinkFieldProps {
  name: string;
  /** How long the completed link may be, in characters. */
  limit: number;
}

/** The link to a person's work; leaving the field completes it to https and shows what will be sent. */
export function LinkField({ name, limit }: LinkFieldProps) {
  return (
    <Field<string>
      name={name}
      label={texts.url}
      hint={texts.urlHint}
      aside={<LinkCounter name={name} limit={limit} />}
    >
      {(control, value, setValue) => (
        <input
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={fieldStyles.input}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
