import { useEffect, type ReactNode } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { announce } from '../../platform/notices.ts';
import { commonTexts } from '../../texts/common.ts';
import { errorTexts } from '../../texts/errors.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { wayOn } from '../wayOn.ts';
import { Skeleton } from './Skeleton.tsx';

/** A request's life; undefined before it starts. */
type RequestLife =
  | { status: 'loading' | 'success' | 'failure'; error: ApiError | null; fromSnapshot?: boolean }
  | undefined;

interface AsyncViewProps {
  request: RequestLife;
  /** True where there is data to show, whatever the request's state. */
  ready: boolean;
  retry: () => void;
  /** Says that it could not be loaded. */
  missing: string;
  /** What is loading, for screen readers. */
  label?: string;
  /** A placeholder the size of the content. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * The failure of a read to show, or null. The end of a session has its own dialog, and the next
 * login repeats the read. Over data of a snapshot the connection banner is shown, and the read is
 * retried by itself.
 * @param ready true where there is data to show all the same
 */
export function failureToSay(request: RequestLife, ready: boolean): ApiError | null {
  const error = request?.status === 'failure' ? request.error : null;
  const isBridged = ready && request?.fromSnapshot === true && isSilence(error);
  return error?.kind === 'session' || isBridged ? null : error;
}

/**
 * Loading and failing, in one place: a skeleton until there is content, the content (also during a
 * refetch), or the error and a way to try again.
 */
export function AsyncView({
  request,
  ready,
  retry,
  missing,
  label = commonTexts.loading,
  skeleton,
  children,
}: AsyncViewProps) {
  const error = failureToSay(request, ready);
  return (
    <>
      {error && <LoadFailure error={error} retry={retry} title={missing} />}
      {ready ? children : !error && (skeleton ?? <Skeleton label={label} />)}
    </>
  );
}

/** True where the service did not answer. */
const isSilence = (error: ApiError | null): boolean =>
  error?.kind === 'network' || error?.kind === 'timeout';

interface LoadFailureProps {
  error: ApiError;
  retry: () => void;
  /** Says what could not be loaded. */
  title: string;
  /** Further actions, as buttons and links. */
  ways?: ReactNode;
  children?: ReactNode;
}

/**
 * What could not be loaded, that one's work is safe, and a way to try again, unless it does not exist.
 * Why it failed is the global error, a toast. Of what is not there the service's words name an id, and
 * the time of a limit has to stay: those are said here.
 */
export function LoadFailure({ error, retry, title, ways, children }: LoadFailureProps) {
  const isNowhere = error.status === 404;
  const isLimit = error.kind === 'limit';
  const isToasted = !isNowhere && !isLimit;
  useEffect(() => {
    if (isToasted) announce({ kind: 'error', title: error.message, passing: true });
  }, [error, isToasted]);
  return (
    <Notice
      tone="danger"
      isToasted={isToasted}
      title={isNowhere ? commonTexts.notFound : isLimit ? errorTexts.limitTitle : title}
      action={
        isNowhere ? (
          ways
        ) : (
          <>
            <Button variant="secondary" onClick={retry}>
              {commonTexts.tryAgain}
            </Button>
            {ways}
          </>
        )
      }
    >
      {!isToasted && <p>{isNowhere ? errorTexts.notFound : error.message}</p>}
      {!isNowhere && (
        <p>
          {errorTexts.safe} {wayOn(error, errorTexts.tryAgain)}
        </p>
      )}
      {children}
    </Notice>
  );
}
