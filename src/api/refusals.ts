import type { ApiError } from './errors.ts';

/** Refusals that screens must tell apart; the service does so by these words alone. */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  deactivated: 'Unauthorized',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
} as const;

/** True where the link of a mail is too old, or not the newest one. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * True where a mail was probably asked for before: until its link has run out, the service answers
 * the same request with a 500.
 */
export const isMailUnderWay = ({ status }: ApiError): boolean => status === 500;
