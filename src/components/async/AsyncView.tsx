import type { ReactNode } from 'react';
import type { ApiError } from '../../api/errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { errorTexts } from '../../texts/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

interface AsyncViewProps {
  /** The request's life; undefined before it starts. */
  request: { status: 'loading' | 'success' | 'failure'; error: ApiError | null } | undefined;
  /** True where there is something to show, whatever the request does now. */
  ready: boolean;
  retry: () => void;
  /** What is awaited, for screen readers. */
  label?: string;
  /** A shape the size of what comes. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * Loading and failing, written once: a skeleton until there is content, the content (also while it
 * is asked for anew), or why it could not be loaded and a way to try again.
 */
export function AsyncView({
  request,
  ready,
  retry,
  label = commonTexts.loading,
  skeleton,
  children,
}: AsyncViewProps) {
  const error = request?.status === 'failure' ? request.error : null;
  // A lost session has its own dialog; it loads again once the person is back.
  const failed = error !== null && error.kind !== 'session';
  return (
    <>
      {failed && <LoadFailure error={error} retry={retry} />}
      {ready ? children : !failed && (skeleton ?? <Skeleton label={label} />)}
    </>
  );
}

/** Why something could not be loaded, and a way to try again. */
export function LoadFailure({ error, retry }: { error: ApiError; retry: () => void }) {
  const offline = error.kind === 'network' || error.kind === 'timeout';
  return (
    <Notice
      tone="danger"
      title={commonTexts.couldNotLoad}
      action={
        <Button variant="secondary" onClick={retry}>
          {commonTexts.tryAgain}
        </Button>
      }
    >
      {error.message}
      {offline && ` – ${errorTexts.networkHint}`}
    </Notice>
  );
}
