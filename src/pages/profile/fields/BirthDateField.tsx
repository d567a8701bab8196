import { Field } from '../../../components/form/fields/Field.tsx';
import styles from '../../../components/form/fields/Field.module.css';
import { latestBirthDay } from '../../../domain/person/birthDate.ts';
import { profileFormTexts as texts } from '../../../texts/profileForm.ts';

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
