import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Field.module.css';
import { latestBirthDay } from './birthDate.ts';
import { profileFormTexts as texts } from './formTexts.ts';

/** The date of birth, in the device's own picker. */
export function BirthDateField() {
  return (
    <Field<string> name="dob" label={texts.birthDate}>
      {(control, value, setValue) => (
        <input
          {...control}
          type="date"
          autoComplete="bday"
          className={styles.input}
          max={latestBirthDay()}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
