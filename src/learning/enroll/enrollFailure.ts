import { isUnanswered, type ApiError } from '../../api/errors.ts';
import { enrollTexts as texts } from './texts.ts';

/** Why an enrollment failed, in words for the person who enrolls. */
export function enrollFailure(error: ApiError): string {
  if (isUnanswered(error)) return texts.noAnswer;
  // The service's own words name an id there.
  if (error.status === 404) return texts.notThere;
  const hasReason = error.fromServer || error.kind === 'limit' || error.kind === 'offline';
  return hasReason ? error.message : texts.serverFailed;
}
