import { useFormikContext } from 'formik';
import { useId } from 'react';
import styles from '../ui/form/Field.module.css';
import { Field, TextField } from '../ui/form/Field.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextAreaField } from '../ui/form/TextAreaField.tsx';
import { Icon } from '../ui/Icon.tsx';
import own from './ProfileEditor.module.css';
import { latestBirthDay } from './birthDate.ts';
import { countries, findCountry, nigerianStates, suggestedStates } from './countries.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';
import { personTexts } from './personTexts.ts';
import { readablePhone, toE164 } from './phone.ts';
import { hasTag, type ProfileValues, tagsIn } from './profileForm.ts';

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
    <>
      <TextField
        name="city"
        label={texts.labels.city}
        list={listId}
        autoComplete="address-level1"
        placeholder={texts.stateHint}
      />
      <datalist id={listId}>
        {suggestedStates(code).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/**
 * Shows the phone number as it was typed, and once the focus has left the field, as it will be
 * saved.
 */
export function PhoneField({ required }: { required: boolean }) {
  return (
    <Field<string>
      name="phoneNumber"
      label={texts.labels.phoneNumber}
      hint={texts.phoneHint}
      required={required}
    >
      {(control, value, setValue) => (
        <input
          {...control}
          type="tel"
          autoComplete="tel"
          className={styles.input}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            setValue(readablePhone(toE164(value)) || value);
            control.onBlur();
          }}
        />
      )}
    </Field>
  );
}

/** Shows the technologies, separated by commas, with suggestions to tap. */
export function TechnologiesField() {
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const names = tagsIn(values.technologies);
  const suggested = texts.suggested.filter((name) => !hasTag(names, name));
  const add = (name: string) => void setFieldValue('technologies', [...names, name].join(', '));
  return (
    <div className={own.technologies}>
      <TextAreaField
        name="technologies"
        label={texts.labels.technologies}
        hint={texts.technologiesHint}
        required={false}
        rows={3}
      />
      {suggested.length > 0 && (
        <ul role="list" className={`row gap-2 ${own.suggestions}`} aria-label={texts.suggestions}>
          {suggested.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={`line gap-2 tap ${own.suggestion}`}
                aria-label={texts.addOne(name)}
                onClick={() => add(name)}
              >
                <Icon name="plus" size="sm" /> <span translate="no">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
