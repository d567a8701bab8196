import { object, string } from 'yup';
import {
  confirmPasswordRule,
  emailRule,
  nameRule,
  newEmailRule,
  newPasswordRule,
  passwordRule,
} from './rules.ts';
import { atMost } from '../lib/format.ts';
import { accountTexts } from './texts.ts';
import { draftFormTexts } from './draftFormTexts.ts';
import { formTexts } from '../ui/form/texts.ts';

/** The schemas of the account forms. They are loaded, with yup, when a field gets the focus. */

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

/** The longest names of the draft form, in characters: shorter than those of a registration. */
const LONGEST_FIRST_NAME = 15;
const LONGEST_LAST_NAME = 20;

const required = () => string().required(draftFormTexts.required);

export const draftFormSchema = object({
  firstName: required().test(atMost(LONGEST_FIRST_NAME, formTexts.tooLong(LONGEST_FIRST_NAME))),
  lastName: required().test(atMost(LONGEST_LAST_NAME, formTexts.tooLong(LONGEST_LAST_NAME))),
  email: required().email(accountTexts.emailInvalid),
  password: required(),
});
