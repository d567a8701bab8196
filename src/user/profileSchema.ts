import { object, string } from 'yup';
import { isOver, withAvailability } from './availability.ts';
import { isDay, isOldEnough, isPlausible } from './birthDate.ts';
import { atMost, lengthOf } from '../lib/format.ts';
import { isPhoneNumber, toE164 } from './phone.ts';
import { formTexts } from '../ui/form/texts.ts';
import { type ProfileValues, tagsIn } from './profileForm.ts';
import { profileFormTexts as texts } from './profileFormTexts.ts';

/** The API's limits (`putProfile`) in characters; `TAGS_LIMIT` is a number of tags. */
const SHORT = 64;
export const DESCRIPTION_LIMIT = 128;
const TAG_LIMIT = 32;
const TAGS_LIMIT = 64;

const short = (required: string) =>
  string()
    .trim()
    .required(required)
    .test(atMost(SHORT, formTexts.tooLong(SHORT)));

const description = () =>
  string()
    .trim()
    .test(
      'max',
      formTexts.tooLong(DESCRIPTION_LIMIT),
      (text = '', { parent }: { parent: ProfileValues }) =>
        lengthOf(withAvailability(parent, text)) <= DESCRIPTION_LIMIT,
    );

/** Checks a mentor's last day away. */
const lastDay = () =>
  string().when('availability', ([availability], day) =>
    availability === 'away'
      ? day
          .test('day', texts.dayRequired, (value = '') => isDay(value))
          .test('passed', texts.dayPassed, (value = '') => !isDay(value) || !isOver(value))
      : day,
  );

interface Needs {
  /** True for mentees. */
  description: boolean;
  phoneNumber: boolean;
}

/** Creates the schema of a profile to be saved. */
export const profileSchema = (needs: Needs) =>
  object({
    firstName: short(texts.firstNameRequired),
    lastName: short(texts.lastNameRequired),
    country: short(texts.countryRequired),
    city: short(texts.stateRequired),
    phoneNumber: (needs.phoneNumber ? string().required(texts.phoneRequired) : string()).test(
      'phone',
      texts.phoneInvalid,
      (typed = '') => typed === '' || isPhoneNumber(toE164(typed)),
    ),
    dob: string()
      .required(texts.birthDateRequired)
      .test('day', texts.birthDateInvalid, (value) => isDay(value) && isPlausible(value))
      .test('age', texts.tooYoung, (value) => !isDay(value) || isOldEnough(value)),
    gender: string().required(texts.genderRequired),
    technologies: string()
      .test('max', texts.tooManyTags, (text = '') => tagsIn(text).length <= TAGS_LIMIT)
      .test('tags', texts.tagTooLong, (text = '') =>
        tagsIn(text).every((tag) => lengthOf(tag) <= TAG_LIMIT),
      ),
    awayUntil: lastDay(),
    description: needs.description
      ? description().required(texts.descriptionRequired)
      : description(),
  });
