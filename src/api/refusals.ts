import type { ApiError } from './errors.ts';

/** Refusals that screens must tell apart; the service does so by these words alone (api.md). */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
} as const;

/** True where the link of a mail is too old, or not the newest one. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * True where a mail asked for again is already on its way: the service answers with a bare 500 until
 * the first one's link has run out (api.md).
 */
export const isMailUnderWay = ({ status, fromServer }: ApiError): boolean =>
  status === 500 && !fromServer;
