import type { ReactNode, Ref } from 'react';
import { lengthOf } from '../../lib/format.ts';
import { formTexts } from './texts.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

interface TextAreaFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** The limit, shown as a counter. The schema refuses more, but typing is never cut off. */
  limit?: number;
  count?: (text: string) => number;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Shows a field with several lines of text, and a counter if there is a limit. */
export function TextAreaField({
  name,
  label,
  hint,
  required = true,
  limit,
  count,
  rows = 6,
  ref,
}: TextAreaFieldProps) {
  return (
    <Field<string> name={name} label={label} hint={hint} required={required}>
      {(control, value, setValue) => (
        <>
          <textarea
            {...control}
            ref={ref}
            className={styles.input}
            rows={rows}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          {limit !== undefined && <Counter text={value} limit={limit} count={count} />}
        </>
      )}
    </Field>
  );
}

/** Counts a text's characters against a limit. */
export function Counter({
  text,
  limit,
  count = lengthOf,
}: {
  text: string;
  limit: number;
  count?: ((text: string) => number) | undefined;
}) {
  const used = count(text);
  return (
    <span className={styles.counter} data-over={used > limit}>
      {formTexts.characters(used, limit)}
    </span>
  );
}
