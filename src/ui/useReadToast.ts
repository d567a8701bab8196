import type { ApiError } from '../api/errors.ts';
import { useErrorToast } from './AsyncView.tsx';

/**
 * Shows the global error of a failed read that has no `AsyncView`. If data of an earlier visit is on the
 * screen, the connection banner says that no answer comes.
 */
export function useReadToast(
  request: { error: ApiError | null; fromSnapshot?: boolean } | undefined,
): void {
  const error = request?.error ?? null;
  const isSilence = error?.kind === 'network' || error?.kind === 'timeout';
  const isSaidElsewhere = error?.kind === 'session' || (request?.fromSnapshot && isSilence);
  useErrorToast(isSaidElsewhere ? null : error);
}
