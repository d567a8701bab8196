import { string } from 'yup';
import { accountTexts } from '../../texts/account.ts';

/** Rules that more than one form has (specification, section 5). */

/** An e-mail address: required, valid; spaces around it are not the person's fault. */
export const emailRule = () =>
  string().trim().required(accountTexts.emailRequired).email(accountTexts.emailInvalid);

/** The password of a login: required, nothing more. */
export const passwordRule = () => string().required(accountTexts.passwordRequired);
