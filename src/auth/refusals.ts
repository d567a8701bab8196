import type { ApiError } from '../api/errors.ts';

/** Refusals that screens must tell apart. They differ only by the API's message. */
export const refusals = {
  wrongPassword: 'Email or Password is incorrect',
  unconfirmed: 'Unconfirmed Email',
  locked: 'User is locked out',
  deactivated: 'Unauthorized',
  invalidToken: 'Invalid token',
  tokenExpired: 'Token expired',
  unknownUser: 'User does not exist',
  resetFailed: 'Password reset failed',
} as const;

/** Returns whether a link from an email is too old or not the newest. */
export const isStaleLink = ({ message }: ApiError): boolean =>
  message === refusals.invalidToken || message === refusals.tokenExpired;

/**
 * Returns whether the address in a reset link is unknown or invalid, so that part of the link is
 * missing.
 */
export const isBrokenLink = ({ message, status }: ApiError): boolean =>
  message === refusals.resetFailed || status === 400;

/**
 * Returns whether an email was sent before, because the API refuses a second one until the first
 * expires.
 */
export const isEmailAlreadySent = ({ isDuplicate = false }: ApiError): boolean => isDuplicate;
