import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAway, onConnectionChange, reportNoAnswer } from '../api/connection.ts';
import { wantedPlace } from './wantedPlace.ts';
import { isSiteSilent } from '../lib/device.ts';
import { isRecord } from '../lib/values.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The login page's offer where a login has ended and there is no connection. */
const readingOfferTexts = {
  text: 'No connection? You can read your tasks and feedback on this device.',
  read: 'Read without logging in',
} as const;

/** True once somebody has typed a password. */
const isTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>('form input[autocomplete="current-password"]'),
  ].some(({ value }) => value !== '');

/**
 * Lets a mentee whose login has ended read on where there is no connection. Whether there is one is
 * found out at the site itself, which costs no call of the service. Without, somebody who wanted a page
 * is led there at once; later, after a login that got no answer, it is offered.
 */
export default function ReadingOffer() {
  const { state } = useLocation();
  const away = useSyncExternalStore(onConnectionChange, isAway);
  const [leads, setLeads] = useState(false);
  const { hasNothing, stays } = isRecord(state) ? state : {};
  const mayRead = hasNothing !== true;
  // Somebody who came to log in is not led away.
  const wanted = stays === true ? null : wantedPlace(state);
  const isLed = wanted !== null;

  useEffect(() => {
    if (!mayRead || !isLed) return undefined;
    let isOpen = true;
    const look = async () => {
      if (!(await isSiteSilent()) || !isOpen) return;
      reportNoAnswer();
      setLeads(!isTyped());
    };
    void look();
    return () => {
      isOpen = false;
    };
  }, [mayRead, isLed]);

  if (!mayRead || !away) return null;
  if (leads && wanted) return <Navigate to={wanted} replace />;
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
