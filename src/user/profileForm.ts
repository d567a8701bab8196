import { useStore } from 'react-redux';
import { type ApiError, clientError } from '../api/errors.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import {
  isFresh,
  type NeedsRequests,
  refusalOf,
  requestIn,
  type StoreOf,
} from '../api/query/query.ts';
import { untilEnded } from '../api/query/waiting.ts';
import { useSession } from '../auth/useSession.ts';
import { dayOf, isoOfDay } from './birthDate.ts';
import { type Availability, splitAvailability, withAvailability } from './availability.ts';
import { countryName, findCountry, homeCountry } from './countries.ts';
import { profileFormTexts } from './profileFormTexts.ts';
import { forgetWithoutNumber } from './person.ts';
import { readablePhone, toE164 } from './phone.ts';
import type { NeedsUser } from './useProfile.ts';
import { editProfile, loadProfile, type ProfileEdit, type User } from './userSlice.ts';

export type Audience = 'mentee' | 'mentor';

/**
 * The values of the profile form: nine fields, with the date of birth as a day (`yyyy-mm-dd`), the
 * phone number as it was typed, the technologies separated by commas, and the description without
 * the sentence about a mentor's availability.
 */
export type ProfileValues = Omit<ProfileEdit, 'phoneNumber' | 'technologies'> &
  Availability & { phoneNumber: string; technologies: string };

/**
 * Returns the form's initial values for a user, with Nigeria as the default country. Only a
 * mentor's description says when they are available.
 */
export function valuesOf(user: User, audience: Audience = 'mentee'): ProfileValues {
  const description = user.description ?? '';
  const { rest, ...availability } =
    audience === 'mentor'
      ? splitAvailability(description)
      : { availability: 'taking' as const, awayUntil: '', rest: description };
  const country = findCountry(user.country)?.name ?? user.country;
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    country: country || countryName(homeCountry),
    city: user.city ?? '',
    phoneNumber: readablePhone(toE164(user.phoneNumber ?? '')),
    dob: dayOf(user.dob),
    gender: user.gender,
    technologies: user.technologies.join(', '),
    ...availability,
    description: rest,
  };
}

/**
 * Returns the nine fields of PUT profile. The API accepts a profile without a number, but not an
 * empty one.
 */
export function editOf(values: ProfileValues): ProfileEdit {
  const phoneNumber = toE164(values.phoneNumber);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    country: values.country.trim(),
    city: values.city.trim(),
    ...(phoneNumber !== '' && { phoneNumber }),
    dob: isoOfDay(values.dob),
    gender: values.gender,
    technologies: tagsIn(values.technologies),
    description: withAvailability(values, values.description.trim()),
  };
}

/** Returns whether tags contain a name, in any case. */
export const hasTag = (tags: readonly string[], name: string): boolean =>
  tags.some((tag) => tag.toLowerCase() === name.toLowerCase());

/** Splits a text into tags at commas and line breaks, without spaces around them and duplicates. */
export function tagsIn(text: string): string[] {
  const names = text.split(/[,\n]/).map((part) => part.trim().replace(/\s+/g, ' '));
  return names.filter((name, at) => name !== '' && !hasTag(names.slice(0, at), name));
}

/** Returns whether the API refuses the phone number, which only its message shows. */
export const isPhoneRefused = ({ status, message }: ApiError): boolean =>
  status === 400 && message.includes('Invalid phone number');

const changedElsewhere: ApiError = {
  ...clientError('refused', null, profileFormTexts.notReplaced),
  hasAdvice: true,
};

/**
 * Fetches a stale profile again, because saving replaces all fields. Returns the refusal if that
 * fails or if the profile was changed elsewhere, or null.
 */
async function refusalOfStale(store: StoreOf<NeedsUser & NeedsRequests>) {
  const request = () => requestIn(store.getState(), loadProfile.keyOf());
  const { profile: before } = store.getState().user;
  if (isFresh(request())) return null;
  const response = await store.dispatch(loadProfile());
  await untilEnded(store, loadProfile.keyOf());
  if (!isFresh(request())) {
    if (!navigator.onLine) return clientError('offline', null, errorTexts.offline);
    return request()?.error ?? refusalOf(response);
  }
  const { profile: now } = store.getState().user;
  const isChanged =
    before && now ? JSON.stringify(valuesOf(before)) !== JSON.stringify(valuesOf(now)) : false;
  return isChanged ? changedElsewhere : null;
}

/** Saves the user's own profile, and returns the refusal or null. */
export function useSaveProfile(): (edit: ProfileEdit) => Promise<ApiError | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- dashboards have a person's store
  const store = useStore() as StoreOf<NeedsUser & NeedsRequests>;
  const { userId } = useSession();
  return async (edit) => {
    const refusal =
      (await refusalOfStale(store)) ?? refusalOf(await store.dispatch(editProfile(edit)));
    if (refusal === null && edit.phoneNumber !== undefined) forgetWithoutNumber(userId);
    return refusal;
  };
}
