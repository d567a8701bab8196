import { object, ref, string } from 'yup';
import { atLeast, atMost, utf16Length } from '../lib/format.ts';
import { accountTexts } from './texts.ts';
import { formTexts } from '../ui/form/texts.ts';

/** The longest name, email address and password that the API can store, in UTF-16 units. */
const LONGEST = 64;

const tooLong = atMost(LONGEST, formTexts.tooLong(LONGEST), utf16Length);

/** The fewest characters of a password. A reset accepts a shorter one, but the login does not. */
const SHORTEST_PASSWORD = 6;

/**
 * The fewest characters of a name at registration. The rule is ours; the API accepts a single one.
 */
const SHORTEST_NAME = 3;

/**
 * The API's rules for an address. Unlike yup's, they accept letters of all languages, and refuse
 * misplaced dots and a top-level domain such as `c` or `c0m`.
 */
const address =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** Checks an email address. The field removes spaces around it. */
const emailRule = () =>
  string()
    .required(accountTexts.emailRequired)
    .matches(address, { message: accountTexts.emailInvalid, excludeEmptyString: true });

/** Checks the address of a new account. */
export const newEmailRule = () => emailRule().test(tooLong);

const passwordRule = () => string().required(accountTexts.passwordRequired);

/** Checks a new password against the API's limits. */
export const newPasswordRule = () =>
  string()
    .required(accountTexts.passwordChoice)
    .test(atLeast(SHORTEST_PASSWORD, accountTexts.passwordTooShort(SHORTEST_PASSWORD)))
    .test(tooLong);

const confirmPasswordRule = () =>
  string()
    .required(accountTexts.confirmRequired)
    .oneOf([ref('password')], accountTexts.passwordsDiffer);

/** Checks a name at registration. */
export const nameRule = (required: string) =>
  string()
    .trim()
    .required(required)
    .test(atLeast(SHORTEST_NAME, accountTexts.tooShort))
    .test(tooLong);

export const loginSchema = object({ email: emailRule(), password: passwordRule() });

export const registerSchema = object({
  firstName: nameRule(accountTexts.firstNameRequired),
  lastName: nameRule(accountTexts.lastNameRequired),
  email: newEmailRule(),
  password: newPasswordRule(),
  confirmPassword: confirmPasswordRule(),
});

export const forgotSchema = object({ email: emailRule() });

export const resetSchema = object({
  password: newPasswordRule(),
  confirmPassword: confirmPasswordRule(),
});

const LONGEST_FIRST_NAME = 15;
const LONGEST_LAST_NAME = 20;

const required = () => string().required(accountTexts.required);

export const draftFormSchema = object({
  firstName: required().test(atMost(LONGEST_FIRST_NAME, formTexts.tooLong(LONGEST_FIRST_NAME))),
  lastName: required().test(atMost(LONGEST_LAST_NAME, formTexts.tooLong(LONGEST_LAST_NAME))),
  email: required().email(accountTexts.emailInvalid),
  password: required(),
});
