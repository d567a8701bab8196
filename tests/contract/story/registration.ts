import type { Accounts } from '../accounts.ts';
import { ARRAY, type Player } from '../player.ts';
import { post } from './parts.ts';

/** Reads the token from the newest email to an address, if the emails are accessible. */
export type MailToken = (email: string) => string | null;

const NEW_PASSWORD = 'contract-2021';
const DUPLICATE = 'E11000';
const NOT_STORED = 'User validation failed: ';

const link = (email: string) => ({
  email,
  clientBaseUrl: 'https://akada.example/confirm-email',
  tokenParamName: 'token',
  emailParamName: 'email',
});

const names = { firstName: 'Contract', lastName: 'Newcomer' };
const register = (body: object) =>
  post('auth/register', { ...names, password: NEW_PASSWORD, ...body });
const send = (body: object) => post('auth/send-email-confirmation-token', body);
const confirm = (email: string, token: string) => post('auth/confirm-email', { email, token });
const forgot = (body: object) => post('auth/send-password-reset-token', body);
const reset = (email: string, token: string, newPassword = NEW_PASSWORD) =>
  post('auth/reset-password', { email, token, newPassword });
const login = (email: string, password: string) => post('auth/login', { email, password });

/** Plays a registration, its emails, and the requests of their links. */
export async function registration(
  player: Player,
  { newcomer }: Accounts,
  mailToken: MailToken,
): Promise<void> {
  const { play, leaveOut } = player;
  // This domain has no mailboxes.
  const email = `nobody.${Date.now().toString(36)}@contract.example.org`;
  const malformed = register({ email: 'no address', password: 'short' });
  await play(malformed, 'a malformed address and a short password', 400, ARRAY);
  await play(register({ email, role: null }), 'an additional field, null', 400, ARRAY);
  const blank = register({ email, firstName: ' ' });
  await play(blank, 'a blank name: a database error', 500, NOT_STORED);
  const long = register({ email, password: 'x'.repeat(65) });
  await play(long, 'a password of 65 characters: the same', 500, NOT_STORED);
  const noAccount = 'an address without an account';
  await play(send(link(email)), noAccount, 404, 'User with email does not exist');
  const local = { ...link(email), clientBaseUrl: 'http://localhost/x' };
  await play(send(local), 'a link to localhost', 400, ARRAY);
  await play(confirm(email, 'x'), noAccount, 404, 'User does not exist');
  await play(forgot(link(email)), `${noAccount}: 200 anyway`, 200);
  await play(forgot(link('no address')), 'a malformed address', 400, ARRAY);
  const kept = `${noAccount}: a 401 that does not end a login`;
  await play(reset(email, 'x'), kept, 401, 'Password reset failed');

  if (newcomer !== undefined) return playNewcomer(player, newcomer, mailToken);
  for (const { call } of [register({}), send({}), confirm('', ''), forgot({}), reset('', '')])
    leaveOut(call, 'a newcomer', 'the accounts have no newcomer');
}

async function playNewcomer(
  { play, leaveOut }: Player,
  email: string,
  mailToken: MailToken,
): Promise<void> {
  const made = await play(register({ email }), 'a newcomer', 201);
  const taken = 'User with the email already exists';
  await play(register({ email }), 'the same address again', 409, taken);
  if (made?.status !== 201) {
    for (const { call } of [send({}), confirm('', ''), forgot({}), reset('', '')])
      leaveOut(call, 'a newcomer', 'the account is not of this story');
    return;
  }
  const unconfirmed = 'before the address is confirmed';
  await play(login(email, NEW_PASSWORD), unconfirmed, 401, 'Unconfirmed Email');
  await play(send(link(email)), 'a newcomer', 200);
  await play(send(link(email)), 'again within a day: a database error', 500, DUPLICATE);
  await play(confirm(email, 'x'), 'a wrong token', 403, 'Invalid token');
  const confirmation = mailToken(email);
  if (confirmation === null) {
    leaveOut(confirm('', '').call, 'the token of the email', 'only its reader has it');
  } else {
    await play(confirm(email, confirmation), 'the token of the email', 200);
    await play(confirm(email, confirmation), 'again', 409, 'Email already verified');
    const confirmed = 'Email has already been confirmed';
    await play(send(link(email)), 'a confirmed address', 409, confirmed);
  }
  await play(forgot(link(email)), 'a newcomer', 200);
  await play(forgot(link(email)), 'again within 10 minutes: a database error', 500, DUPLICATE);
  await play(reset(email, 'x'), 'a wrong token', 403, 'Invalid token');
  const forgotten = confirmation === null ? null : mailToken(email);
  if (forgotten === null) {
    leaveOut(reset('', '').call, 'the token of the email', 'only its reader has it');
    const none = 'no account of this story is confirmed';
    leaveOut(login('', '').call, 'three wrong passwords', none);
    return;
  }
  const password = `${NEW_PASSWORD}-again`;
  await play(reset(email, forgotten, password), 'the token of the email', 200);
  await play(login(email, password), 'the new password', 200);
  const wrong = login(email, 'not the password');
  for (const time of ['first', 'second', 'third']) {
    const again = `a wrong password, the ${time} time`;
    await play(wrong, again, 401, 'Email or Password is incorrect');
  }
  const late = 'the right password after three wrong passwords';
  await play(login(email, password), late, 401, 'User is locked out');
}
