import { useFormikContext } from 'formik';
import { useId } from 'react';
import styles from '../ui/form/Field.module.css';
import { Field, TextField } from '../ui/form/Field.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { latestBirthDay } from './birthDate.ts';
import { countries, findCountry, nigerianStates, suggestedStates } from './countries.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import { personTexts } from './personTexts.ts';
import type { ProfileValues } from './profileForm.ts';

/** Shows the date of birth, in the device's own picker. */
export function BirthDateField() {
  return (
    <TextField
      name="dob"
      label={texts.labels.dob}
      type="date"
      autoComplete="bday"
      max={latestBirthDay()}
    />
  );
}

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }));

/** Shows the country by name. Choosing a country other than Nigeria clears a Nigerian state. */
export function CountryField() {
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const dropState = (country: string) => {
    const abroad = findCountry(country)?.code !== 'NG';
    if (abroad && nigerianStates.includes(values.city)) void setFieldValue('city', '');
  };
  return (
    <SelectField
      searchable
      name="country"
      label={texts.labels.country}
      options={countryOptions}
      autoComplete="country-name"
      onChosen={dropState}
    />
  );
}

const genderOptions = (['FEMALE', 'MALE', 'UNSPECIFIED'] as const).map((value) => ({
  value,
  label: personTexts.genders[value],
}));

/** Shows the three genders that the API accepts. */
export function GenderField() {
  return (
    <SelectField
      name="gender"
      label={texts.labels.gender}
      options={genderOptions}
      autoComplete="sex"
    />
  );
}

const options = nigerianStates.map((name) => ({ value: name, label: name }));

/** Shows the state, which the API stores as `city`: a list in Nigeria, free text elsewhere. */
export function StateField() {
  const { values } = useFormikContext<ProfileValues>();
  const code = findCountry(values.country)?.code ?? '';
  if (code !== 'NG') return <FreeState code={code} />;
  return (
    <SelectField
      searchable
      name="city"
      label={texts.labels.city}
      options={options}
      placeholder={texts.chooseState}
      autoComplete="address-level1"
    />
  );
}

function FreeState({ code }: { code: string }) {
  const listId = useId();
  return (
    <Field<string> name="city" label={texts.labels.city}>
      {(control, value, setValue) => (
        <>
          <input
            {...control}
            type="text"
            list={listId}
            autoComplete="address-level1"
            placeholder={texts.stateHint}
            className={styles.input}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <datalist id={listId}>
            {suggestedStates(code).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
