import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Field.module.css';
import { SelectField } from '../ui/form/SelectField.tsx';
import { findCountry } from './countries.ts';
import { nigerianStates, suggestedStates } from './states.ts';
import { profileFormTexts as texts } from './formTexts.ts';
import type { ProfileValues } from './profileValues.ts';

const options = nigerianStates.map((name) => ({ value: name, label: name }));

/** The state, which the service stores as `city`: a list in Nigeria, free text elsewhere. */
export function StateField() {
  const { values } = useFormikContext<ProfileValues>();
  const code = findCountry(values.country)?.code ?? '';
  if (code !== 'NG') return <FreeState code={code} />;
  return (
    <SelectField
      searchable
      name="city"
      label={texts.state}
      options={options}
      placeholder={texts.chooseState}
      autoComplete="address-level1"
    />
  );
}

function FreeState({ code }: { code: string }) {
  const listId = useId();
  return (
    <Field<string> name="city" label={texts.state}>
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
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
