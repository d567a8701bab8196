import { Field } from '../../../components/form/fields/Field.tsx';
import fieldStyles from '../../../components/form/fields/Field.module.css';
import { Counter } from '../../../components/form/fields/TextAreaField.tsx';
import { completeLink, isSubmittableLink } from '../../../domain/text/safeUrl.ts';
import { submitTexts as texts } from '../../../texts/mentee/menteeTask.ts';

interface LinkFieldProps {
  name: string;
  /** How long the completed link may be, in characters. */
  limit: number;
}

/**
 * The link to the submitted work; leaving the field completes it with https, as it will be sent.
 */
export function LinkField({ name, limit }: LinkFieldProps) {
  return (
    <Field<string> name={name} label={texts.url} hint={texts.urlHint}>
      {(control, value, setValue) => (
        <>
          <input
            {...control}
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldStyles.input}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onBlur={() => {
              if (isSubmittableLink(value)) setValue(completeLink(value));
              control.onBlur();
            }}
          />
          <Counter text={completeLink(value)} limit={limit} />
        </>
      )}
    </Field>
  );
}
