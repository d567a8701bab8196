import type { ApiError } from '../api/errors.ts';

/** Refusals that screens must tell apart; the service distinguishes them by message alone. */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  deactivated: 'Unauthorized',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
} as const;

/** True where a mailed link is too old, or not the newest one. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * True where a mail was probably requested before: until its link expires, the service answers the
 * same request with a 500.
 */
export const isMailUnderWay = ({ status }: ApiError): boolean => status === 500;
