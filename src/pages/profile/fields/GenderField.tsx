import { SelectField } from '../../../components/form/fields/SelectField.tsx';
import { personTexts } from '../../../texts/person.ts';
import { profileFormTexts as texts } from '../../../texts/profileForm.ts';

const options = (['FEMALE', 'MALE', 'UNSPECIFIED'] as const).map((value) => ({
  value,
  label: personTexts.genders[value],
}));

/** One of the three genders the service knows. */
export function GenderField() {
  return <SelectField name="gender" label={texts.gender} options={options} autoComplete="sex" />;
}
