import { useFormikContext } from 'formik';
import { SelectField } from '../ui/form/SelectField.tsx';
import { countries, findCountry } from './countries.ts';
import { nigerianStates } from './states.ts';
import { profileFormTexts as texts } from './formTexts.ts';
import type { ProfileValues } from './profileValues.ts';

const options = countries.map(({ name }) => ({ value: name, label: name }));

/** The country, by name. Choosing another than Nigeria clears a Nigerian state. */
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
      label={texts.country}
      options={options}
      autoComplete="country-name"
      onChosen={dropState}
    />
  );
}
