import { paths } from '../paths.ts';
import { siteUrl } from '../lib/env.ts';
import { isRecord } from '../lib/values.ts';
import { post, send, type Call } from '../api/http.ts';
import { MalformedAnswer } from '../api/errors.ts';

/** Posts strings under the service's field names. */
const sendTo = <Name extends string>(url: string) =>
  send((fields: Record<Name, string>) => post(url, fields));

/** Requests a mail with a link to a page of the public site. */
const mailTo = (url: string, path: string) =>
  send((email: string) => {
    const clientBaseUrl = siteUrl() + path;
    return post(url, { email, clientBaseUrl, tokenParamName: 'token', emailParamName: 'email' });
  });

/** POST auth/register. */
export const register = sendTo<'firstName' | 'lastName' | 'email' | 'password'>('auth/register');

/** POST auth/send-email-confirmation-token: mails a link to /confirm-email. */
export const sendConfirmation = mailTo('auth/send-email-confirmation-token', paths.confirmEmail);

/** POST auth/confirm-email. */
export const confirmEmail = sendTo<'token' | 'email'>('auth/confirm-email');

/** POST auth/send-password-reset-token: mails a link to /reset-password. */
export const requestReset = mailTo('auth/send-password-reset-token', paths.resetPassword);

/** POST auth/reset-password. */
export const resetPassword = sendTo<'newPassword' | 'token' | 'email'>('auth/reset-password');

type Credentials = Record<'email' | 'password', string>;

/** POST auth/login, returns the access token. */
export const login: Call<Credentials, string> = async (http, credentials) => {
  const answer = await http(post('auth/login', credentials));
  const token = isRecord(answer) ? answer['accessToken'] : null;
  if (typeof token !== 'string' || token === '') throw new MalformedAnswer('No accessToken');
  return token;
};
