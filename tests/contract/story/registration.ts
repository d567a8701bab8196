import type { Accounts } from '../accounts.ts';
import { ARRAY, type Player } from '../player.ts';
import { post } from './parts.ts';

/** Reads the token from the newest email to an address, if the emails are accessible. */
export type MailToken = (email: string) => string | null;

const PAGE = 'https://akada.example/confirm-email';
const NEW_PASSWORD = 'contract-2021';
const DATABASE = 'E11000';

const link = (email: string) => ({
  email,
  clientBaseUrl: PAGE,
  tokenParamName: 'token',
  emailParamName: 'email',
});

/** Registration, its emails, and the requests of their links. */
export async function registration(
  { play, leaveOut }: Player,
  accounts: Accounts,
  mailToken: MailToken,
) {
  // A domain without mailboxes.
  const stranger = `nobody.${Date.now().toString(36)}@contract.example.org`;
  const names = { firstName: 'Contract', lastName: 'Newcomer' };
  const register = 'auth/register';
  const send = 'auth/send-email-confirmation-token';
  const confirm = 'auth/confirm-email';
  const forgot = 'auth/send-password-reset-token';
  const reset = 'auth/reset-password';
  const login = 'auth/login';

  await play({
    ...post(register, { ...names, email: 'no address', password: 'short' }),
    case: 'a malformed address and a short password',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(register, { ...names, email: stranger, password: NEW_PASSWORD, role: null }),
    case: 'an additional field, null',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(register, { ...names, firstName: ' ', email: stranger, password: NEW_PASSWORD }),
    case: 'a blank name: a 500 without a message',
    status: 500,
  });
  await play({
    ...post(send, link(stranger)),
    case: 'an address without an account',
    status: 404,
    message: 'User with email does not exist',
  });
  await play({
    ...post(send, { ...link(stranger), clientBaseUrl: 'http://localhost/x' }),
    case: 'a link to localhost',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(confirm, { email: stranger, token: 'x' }),
    case: 'an address without an account',
    status: 404,
    message: 'User does not exist',
  });
  await play({
    ...post(forgot, link(stranger)),
    case: 'an address without an account: 200 anyway',
    status: 200,
  });
  await play({
    ...post(forgot, { ...link(stranger), email: 'no address' }),
    case: 'a malformed address',
    status: 400,
    message: ARRAY,
  });
  await play({
    ...post(reset, { email: stranger, token: 'x', newPassword: NEW_PASSWORD }),
    case: 'an address without an account: a 401 that does not end a login',
    status: 401,
    message: 'Password reset failed',
  });

  const email = accounts.newcomer;
  const calls = [register, send, confirm, forgot, reset];
  if (email === undefined) {
    for (const call of calls)
      leaveOut(`POST ${call}`, 'a newcomer', 'the accounts have no newcomer');
    return;
  }
  const made = await play({
    ...post(register, { ...names, email, password: NEW_PASSWORD }),
    case: 'a newcomer',
    status: 201,
  });
  await play({
    ...post(register, { ...names, email, password: NEW_PASSWORD }),
    case: 'the same address again',
    status: 409,
    message: 'User with the email already exists',
  });
  if (made?.status !== 201) {
    for (const call of calls.slice(1)) {
      leaveOut(`POST ${call}`, 'a newcomer', 'the account is not of this story');
    }
    return;
  }
  await play({
    ...post(login, { email, password: NEW_PASSWORD }),
    case: 'before the address is confirmed',
    status: 401,
    message: 'Unconfirmed Email',
  });
  await play({ ...post(send, link(email)), case: 'a newcomer', status: 200 });
  await play({
    ...post(send, link(email)),
    case: 'again within a day: a database error',
    status: 500,
    message: DATABASE,
  });
  await play({
    ...post(confirm, { email, token: 'x' }),
    case: 'a wrong token',
    status: 403,
    message: 'Invalid token',
  });
  const confirmation = mailToken(email);
  if (confirmation === null) {
    leaveOut(`POST ${confirm}`, 'the token of the email', 'only its reader has it');
  } else {
    await play({
      ...post(confirm, { email, token: confirmation }),
      case: 'the token of the email',
      status: 200,
    });
    await play({
      ...post(confirm, { email, token: confirmation }),
      case: 'again',
      status: 409,
      message: 'Email already verified',
    });
    await play({
      ...post(send, link(email)),
      case: 'a confirmed address',
      status: 409,
      message: 'Email has already been confirmed',
    });
  }
  await play({ ...post(forgot, link(email)), case: 'a newcomer', status: 200 });
  await play({
    ...post(forgot, link(email)),
    case: 'again within 10 minutes: a database error',
    status: 500,
    message: DATABASE,
  });
  await play({
    ...post(reset, { email, token: 'x', newPassword: NEW_PASSWORD }),
    case: 'a wrong token',
    status: 403,
    message: 'Invalid token',
  });
  const forgotten = confirmation === null ? null : mailToken(email);
  if (forgotten === null) {
    leaveOut(`POST ${reset}`, 'the token of the email', 'only its reader has it');
    leaveOut(`POST ${login}`, 'three wrong passwords', 'no account of this story is confirmed');
    return;
  }
  const password = `${NEW_PASSWORD}-again`;
  await play({
    ...post(reset, { email, token: forgotten, newPassword: password }),
    case: 'the token of the email',
    status: 200,
  });
  await play({ ...post(login, { email, password }), case: 'the new password', status: 200 });
  for (const time of ['first', 'second', 'third']) {
    await play({
      ...post(login, { email, password: 'not the password' }),
      case: `a wrong password, the ${time} time`,
      status: 401,
      message: 'Email or Password is incorrect',
    });
  }
  await play({
    ...post(login, { email, password }),
    case: 'the right password after three wrong passwords',
    status: 401,
    message: 'User is locked out',
  });
}
