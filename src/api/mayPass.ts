import { isInterrupted, isUnanswered, type ApiError } from './errors.ts';

/** True where the same words may be taken later: the reason lay in the line or the service. */
export const mayPass = (error: ApiError): boolean =>
  isUnanswered(error) ||
  isInterrupted(error) ||
  error.kind === 'limit' ||
  error.kind === 'offline' ||
  (error.status ?? 0) >= 500;
