import { paths } from '../config/paths.ts';
import { siteUrl } from '../config/env.ts';
import { MalformedAnswer } from './errors.ts';
import type { Http } from './http.ts';

/** What registration sends, and nothing else. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** POST auth/register. The answer is not read. */
export async function register(http: Http, registration: Registration): Promise<void> {
  await http.send('POST', 'auth/register', registration);
}

/** A request for a mail with a link to a page of the public site. */
const mailRequest = (email: string, path: string) => ({
  email,
  clientBaseUrl: siteUrl() + path,
  tokenParamName: 'token',
  emailParamName: 'email',
});

/** POST auth/send-email-confirmation-token: mails a link to /confirm-email. */
export async function sendConfirmation(http: Http, email: string): Promise<void> {
  await http.send(
    'POST',
    'auth/send-email-confirmation-token',
    mailRequest(email, paths.confirmEmail),
  );
}

/** POST auth/confirm-email. */
export async function confirmEmail(
  http: Http,
  proof: { token: string; email: string },
): Promise<void> {
  await http.send('POST', 'auth/confirm-email', proof);
}

/**
 * POST auth/login.
 * @returns the access token
 */
export async function login(
  http: Http,
  credentials: { email: string; password: string },
): Promise<string> {
  const answer = await http.send('POST', 'auth/login', credentials);
  const token: unknown =
    typeof answer === 'object' && answer !== null && 'accessToken' in answer
      ? answer.accessToken
      : null;
  if (typeof token !== 'string' || token === '') throw new MalformedAnswer('No accessToken');
  return token;
}

/** POST auth/send-password-reset-token: mails a link to /reset-password. */
export async function requestReset(http: Http, email: string): Promise<void> {
  await http.send(
    'POST',
    'auth/send-password-reset-token',
    mailRequest(email, paths.resetPassword),
  );
}

/** POST auth/reset-password. */
export async function resetPassword(
  http: Http,
  reset: {
    newPassword: string;
    token: string;
    email: string;
  },
): Promise<void> {
  await http.send('POST', 'auth/reset-password', reset);
}
