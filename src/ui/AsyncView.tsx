import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { isApiUnreachable } from '../api/connection.ts';
import { type ApiError, recoveryAdvice } from '../api/errors.ts';
import { hasResponse, readFailure, type RequestEntry } from '../api/query/query.ts';
import { useScheduler } from '../api/query/useLoad.ts';
import { announce } from './notices.ts';
import { storageIsSafe } from '../lib/storage.ts';
import { commonTexts } from './texts.ts';
import { errorTexts } from '../api/errorsTexts.ts';
import { notLoadedTexts } from './notLoadedTexts.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Loading.tsx';

/** A read whose response a view shows. */
interface ShownRead {
  request: RequestEntry | undefined;
  /** True if there is data to show, whatever the state of the request. */
  ready: boolean;
  /** The title of a failure when there is no data. */
  missing: string;
}

interface AsyncViewProps {
  /** The reads. The first is the content; the others may fail without hiding it. */
  reads: readonly [ShownRead, ...ShownRead[]];
  /** The warning in a dialog, which covers the page's age and "Refresh". */
  stale?: string;
  /** The name of what is loading, for screen readers. */
  label?: string;
  /** The placeholder, in the size of the content. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Returns whether the toast shows the reason. After a 404 or at the limit, the page shows it. */
export const isToasted = ({ status, kind }: ApiError): boolean =>
  status !== 404 && kind !== 'limit';

/** Returns whether stored data is shown instead; the page then shows its age and "Refresh". */
const showsStoredData = (request: RequestEntry | undefined, ready: boolean): boolean =>
  ready && request?.fromStorage === true;

/**
 * Returns the failure that the page has to show, or null. `ready` means that there is data to show.
 */
export function visibleError(request: RequestEntry | undefined, ready: boolean): ApiError | null {
  const error = readFailure(request);
  return error && showsStoredData(request, ready) && isToasted(error) ? null : error;
}

/** Returns the page's advice after a failure: the next step, or when a limit ends. */
export const failureAdvice = (error: ApiError): string =>
  isToasted(error) ? recoveryAdvice(error, errorTexts.tryAgain) : error.message;

const isSilence = (error: ApiError | null): boolean =>
  error?.kind === 'network' || error?.kind === 'timeout';

/** Shows a failed read's message in a toast, unless the connection strip already says the same. */
export function useErrorToast(error: ApiError | null): void {
  useEffect(() => {
    if (error === null || !isToasted(error)) return;
    if (isSilence(error) && isApiUnreachable()) return;
    announce({ kind: 'error', title: error.message, isTransient: true });
  }, [error]);
}

/**
 * Shows a toast for a failed read without an `AsyncView`. While stored data is shown, the
 * connection banner reports missing responses instead.
 */
export function useReadToast(request: RequestEntry | undefined): void {
  const error = readFailure(request);
  useErrorToast(request?.fromStorage === true && isSilence(error) ? null : error);
}

const errorIn = ({ request, ready }: ShownRead): ApiError | null => visibleError(request, ready);

/**
 * Shows a skeleton until all reads have ended, then the content (even while they are read again),
 * and one panel if any of them has failed.
 */
export function AsyncView({
  reads,
  stale,
  label = commonTexts.loading,
  skeleton,
  children,
}: AsyncViewProps) {
  const scheduler = useScheduler();
  const [content, ...others] = reads;
  const haveEnded =
    content.ready && others.every(({ ready, request }) => ready || request?.status === 'failure');
  // Content that has been shown stays while another read is tried again.
  const [wasShown, setWasShown] = useState(false);
  if (haveEnded && !wasShown) setWasShown(true);

  const failed = reads.find((read) => errorIn(read) !== null);
  const error = failed ? errorIn(failed) : null;
  const hidden = reads.find((read) => readFailure(read.request) && errorIn(read) === null);
  const hiddenError = hidden ? readFailure(hidden.request) : null;
  // The connection banner reports missing responses, and the toast reports other reasons.
  useErrorToast(isSilence(hiddenError) ? null : hiddenError);
  return (
    <>
      {failed && error && (
        <LoadFailure
          error={error}
          title={
            failed.ready && hasResponse(failed.request) ? notLoadedTexts.newer : failed.missing
          }
        />
      )}
      {stale !== undefined && hiddenError && !error && (
        <Notice title={stale} action={<TryAgain onClick={() => void scheduler.retryFailed()} />} />
      )}
      {haveEnded || (wasShown && content.ready)
        ? children
        : !error && (skeleton ?? <Skeleton label={label} />)}
    </>
  );
}

function TryAgain({ onClick, busy }: { onClick: () => void; busy?: boolean }) {
  return (
    <Button variant="secondary" busy={busy} onClick={onClick}>
      {commonTexts.tryAgain}
    </Button>
  );
}

interface LoadFailureProps {
  error: ApiError;
  /** True while a retry is in flight, on pages that keep the panel in the meantime. */
  isRetrying?: boolean;
  title: string;
  ways?: ReactNode;
  /** Called when the user tries again. */
  onRetry?: () => void;
  children?: ReactNode;
}

/** True in a page below a panel whose button tries again all that has failed on the screen. */
export const PanelAbove = createContext(false);

/**
 * Explains a failed read and offers to try again all that has failed on the screen. The toast shows
 * the reason, except for a 404, whose API message is an id, and for a limit, whose time must stay
 * on the screen. Below another panel, only the title remains.
 */
export function LoadFailure({
  error,
  isRetrying = false,
  title,
  ways,
  onRetry,
  children,
}: LoadFailureProps) {
  const scheduler = useScheduler();
  const isNotFound = error.status === 404;
  const isLimit = error.kind === 'limit';
  useErrorToast(error);
  if (useContext(PanelAbove) && isToasted(error)) return <p className="soft">{title}</p>;
  const retry = () => {
    onRetry?.();
    void scheduler.retryFailed();
  };
  return (
    <Notice
      tone={isNotFound ? 'plain' : isLimit ? 'warning' : 'danger'}
      isToasted={isToasted(error)}
      title={isNotFound ? errorTexts.notFound : isLimit ? errorTexts.limitTitle : title}
      action={
        isNotFound ? (
          ways
        ) : (
          <>
            <TryAgain onClick={retry} busy={isRetrying} />
            {ways}
          </>
        )
      }
    >
      {isLimit && <p>{error.message}</p>}
      {!isNotFound && (
        <p>
          {[
            storageIsSafe() && errorTexts.everythingSafe,
            recoveryAdvice(error, errorTexts.tryAgain),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {children}
    </Notice>
  );
}
