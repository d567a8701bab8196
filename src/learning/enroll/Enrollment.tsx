import { Suspense, useEffect } from 'react';
import { useSession } from '../../auth/useSession.ts';
import { readId } from '../../paths.ts';
import { useAppSelector, usePersonStore } from '../../tasks/state.ts';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { useDialogAddress } from '../../ui/dialog/useDialogAddress.ts';
import { lazyWithPreload, preload } from '../../ui/lazy.tsx';
import { useProfile } from '../../user/useProfile.ts';

const PARAMETER = 'enroll';

const loadWizard = () => import('./EnrollWizard.tsx');
const EnrollWizard = lazyWithPreload(loadWizard);
// A page that is opened with the wizard shows it in its first paint. The build has no window.
if (globalThis.window?.location.search.includes(`${PARAMETER}=`)) void preload(loadWizard);

/** The stores of this page load in which the wizard has been open. */
const opened = new WeakSet();

/**
 * Shows the enroll wizard while the address has its parameter, which is the chosen track or empty.
 * For a mentee without a track it opens by itself, once for each page load.
 */
export function Enrollment() {
  const { value, openInPlace, change, remove, close } = useDialogAddress(PARAMETER);
  const { role } = useSession();
  const { tracks } = useProfile();
  const store = usePersonStore();
  const sent = useAppSelector((state) => state.tracks.enrollment?.trackId);
  const trackId = readId(value ?? '');
  // The wizard shows how an enrollment ended. After a reload there is nothing left to do.
  const isDone = trackId !== sent && tracks.some(({ id }) => id === trackId);
  const isOpen = value !== null && !isDone;
  const opensItself = value === null && role === 'MENTEE' && tracks.length === 0;

  useEffect(() => {
    if (isDone) remove();
    else if (opensItself && !opened.has(store)) openInPlace('');
    if (isOpen) opened.add(store);
  });

  return (
    <Suspense fallback={<DialogFallback />}>
      {isOpen && <EnrollWizard trackId={trackId} onChoose={change} onClose={close} />}
    </Suspense>
  );
}
