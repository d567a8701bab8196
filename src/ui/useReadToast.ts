import type { ApiError } from '../api/errors.ts';
import { useErrorToast } from './AsyncView.tsx';

/**
 * Shows a toast for a failed read without an `AsyncView`. While cached data is on the screen, the
 * connection banner reports missing answers instead.
 */
export function useReadToast(
  request: { error: ApiError | null; fromSnapshot?: boolean } | undefined,
): void {
  const error = request?.error ?? null;
  const isSilence = error?.kind === 'network' || error?.kind === 'timeout';
  const isSaidElsewhere = error?.kind === 'session' || (request?.fromSnapshot && isSilence);
  useErrorToast(isSaidElsewhere ? null : error);
}
