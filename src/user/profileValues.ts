import type { User, ProfileEdit } from './userSlice.ts';
import { dayOf, isoOfDay } from './birthDate.ts';
import { countryName, findCountry, homeCountry } from './countries.ts';
import { refusedNumber } from './refusedNumber.ts';
import { withTags } from './tags.ts';

export type Audience = 'mentee' | 'mentor';

/** The values of the profile form: the nine fields, the date of birth as a day (`yyyy-mm-dd`). */
export type ProfileValues = ProfileEdit & {
  phoneNumber: string;
  /** The technology being typed; a draft stores it too. */
  technology: string;
};

/** The form's initial values for a user; Nigeria where no country is known. */
export function valuesOf(user: User): ProfileValues {
  const country = findCountry(user.country)?.name ?? user.country;
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    country: country || countryName(homeCountry),
    city: user.city ?? '',
    phoneNumber: refusedNumber(user) ?? user.phoneNumber ?? '',
    dob: dayOf(user.dob),
    gender: user.gender,
    technologies: user.technologies,
    technology: '',
    description: user.description ?? '',
  };
}

/**
 * The nine fields of PUT profile, no others.
 * @param leftOut the phone number to save the profile without
 */
export const editOf = (values: ProfileValues, leftOut: string | null = null): ProfileEdit => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  country: values.country.trim(),
  city: values.city.trim(),
  ...(values.phoneNumber !== leftOut && { phoneNumber: values.phoneNumber }),
  dob: isoOfDay(values.dob),
  gender: values.gender,
  technologies: withTags(values.technologies, values.technology).map((name) => name.trim()),
  description: values.description.trim(),
});
