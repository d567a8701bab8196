import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isOffline, onConnectionChange, reportNoResponse } from '../api/connection.ts';
import { requestedPage } from './requestedPage.ts';
import { isSiteReachable } from '../lib/device.ts';
import { isRecord } from '../lib/values.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

const readingOfferTexts = {
  text: 'No connection? You can read your tasks and feedback on this device.',
  read: 'Read your tasks',
} as const;

const hasTypedPassword = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>('form input[autocomplete="current-password"]'),
  ].some(({ value }) => value !== '');

/**
 * Lets a mentee whose login has expired read offline. The connection is checked with a request to
 * the site itself, because API requests are limited.
 */
export default function ReadingOffer() {
  const { state } = useLocation();
  const offline = useSyncExternalStore(onConnectionChange, isOffline);
  const [redirects, setRedirects] = useState(false);
  const { hasNothing, stays } = isRecord(state) ? state : {};
  const canRead = hasNothing !== true;
  // A user who came here to log in is not redirected.
  const requested = stays === true ? null : requestedPage(state);
  const hasRequest = requested !== null;

  useEffect(() => {
    if (!canRead || !hasRequest) return undefined;
    let isMounted = true;
    const checkSite = async () => {
      if ((await isSiteReachable()) || !isMounted) return;
      reportNoResponse();
      setRedirects(!hasTypedPassword());
    };
    void checkSite();
    return () => {
      isMounted = false;
    };
  }, [canRead, hasRequest]);

  if (!canRead || !offline) return null;
  if (redirects && requested) return <Navigate to={requested} replace />;
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {readingOfferTexts.read}
        </ButtonLink>
      }
    >
      <p>{readingOfferTexts.text}</p>
    </Notice>
  );
}
