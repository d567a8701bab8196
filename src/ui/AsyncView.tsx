import { useEffect, type ReactNode } from 'react';
import { type ApiError, wayOn } from '../api/errors.ts';
import { announce } from './notices.ts';
import { storageIsSafe } from '../lib/storage.ts';
import { commonTexts } from './texts.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { notLoadedTexts } from './notLoadedTexts.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Loading.tsx';

/** A request's life; undefined before it starts. */
type RequestLife =
  | {
      status: 'loading' | 'success' | 'failure';
      error: ApiError | null;
      /** When an earlier answer came; null: never. */
      endedAt?: number | null;
      fromSnapshot?: boolean;
    }
  | undefined;

interface AsyncViewProps {
  request: RequestLife;
  /** True where there is data to show, whatever the request's state. */
  ready: boolean;
  retry: () => void;
  /** Says that it could not be loaded. */
  missing: string;
  /**
   * Says in a dialog that data of an earlier visit may be out of date: the page's age and "Refresh"
   * are out of reach there.
   */
  stale?: string;
  /** What is loading, for screen readers. */
  label?: string;
  /** A placeholder the size of the content. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** The failure of a read. The end of a session has its own dialog, and the next login repeats the read. */
const failureOf = (request: RequestLife): ApiError | null =>
  request?.status === 'failure' && request.error?.kind !== 'session' ? request.error : null;

/** True if the toast says why; of what does not exist and of a limit the page does. */
export const isToasted = ({ status, kind }: ApiError): boolean =>
  status !== 404 && kind !== 'limit';

/** True if data of an earlier visit stays; the page shows its age and "Refresh". */
const isBridged = (request: RequestLife, ready: boolean): boolean =>
  ready && request?.fromSnapshot === true;

/**
 * The failure of a read that its page has to show, or null.
 * @param ready true if there is data to show
 */
export function failureToSay(request: RequestLife, ready: boolean): ApiError | null {
  const error = failureOf(request);
  return error && isBridged(request, ready) && isToasted(error) ? null : error;
}

/** What a page says of a failure: what to do, or when a limit ends. */
export const adviceOn = (error: ApiError): string =>
  isToasted(error) ? wayOn(error, errorTexts.tryAgain) : error.message;

/** The global error of a failed read: a toast with the message. */
export function useErrorToast(error: ApiError | null): void {
  useEffect(() => {
    if (error && isToasted(error)) announce({ kind: 'error', title: error.message, passing: true });
  }, [error]);
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
  stale,
  label = commonTexts.loading,
  skeleton,
  children,
}: AsyncViewProps) {
  const error = failureToSay(request, ready);
  const failed = failureOf(request);
  // The connection banner says that nobody answers; the toast gives other reasons.
  useErrorToast(isBridged(request, ready) && !isSilence(failed) ? failed : null);
  return (
    <>
      {error && (
        <LoadFailure
          error={error}
          retry={retry}
          title={ready && request?.endedAt != null ? notLoadedTexts.newer : missing}
        />
      )}
      {stale !== undefined && failed && !error && (
        <Notice title={stale} action={<TryAgain onClick={retry} />} />
      )}
      {ready ? children : !error && (skeleton ?? <Skeleton label={label} />)}
    </>
  );
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {commonTexts.tryAgain}
    </Button>
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
  useErrorToast(error);
  return (
    <Notice
      tone="danger"
      isToasted={isToasted(error)}
      title={isNowhere ? commonTexts.notFound : isLimit ? errorTexts.limitTitle : title}
      action={
        isNowhere ? (
          ways
        ) : (
          <>
            <TryAgain onClick={retry} />
            {ways}
          </>
        )
      }
    >
      {!isToasted(error) && <p>{isNowhere ? errorTexts.notFound : error.message}</p>}
      {!isNowhere && (
        <p>
          {storageIsSafe() && errorTexts.safe} {wayOn(error, errorTexts.tryAgain)}
        </p>
      )}
      {children}
    </Notice>
  );
}
