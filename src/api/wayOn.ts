import { isOfGateway, type ApiError } from './errors.ts';
import { errorTexts } from './errorsTexts.ts';

/**
 * What a person can do about a failure.
 * @param refused what to do where the service has said why
 */
export function wayOn({ kind, status, fromServer }: ApiError, refused: string): string {
  if (kind === 'limit') return errorTexts.otherNetwork;
  if (fromServer || kind === 'renewed') return refused;
  return isOfGateway(status ?? 0) || kind === 'refused' || kind === 'malformed'
    ? errorTexts.tryLater
    : errorTexts.checkNetwork;
}
