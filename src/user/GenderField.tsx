import { SelectField } from '../ui/form/SelectField.tsx';
import { personTexts } from './personTexts.ts';
import { profileFormTexts as texts } from './formTexts.ts';

const options = (['FEMALE', 'MALE', 'UNSPECIFIED'] as const).map((value) => ({
  value,
  label: personTexts.genders[value],
}));

/** One of the three genders the service knows. */
export function GenderField() {
  return <SelectField name="gender" label={texts.gender} options={options} autoComplete="sex" />;
}
