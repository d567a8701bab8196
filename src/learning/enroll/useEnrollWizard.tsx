import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { isRecord } from '../../lib/values.ts';
import { openWizard } from '../../paths.ts';

const EnrollWizard = lazy(() => import('./EnrollWizard.tsx'));

/**
 * The enroll wizard of a page. A link with the state `openWizard` opens it once, but a reload does
 * not. An enrollment must not unmount the component that renders the returned `wizard`.
 * @param atOnce true to open it without a tap, for a mentee without a track
 * @param trackId the track to preselect
 */
export function useEnrollWizard(atOnce = false, trackId?: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const requested = isRecord(state) && state['wizard'] === openWizard.wizard;
  const [isOpen, setOpen] = useState(atOnce);
  if (requested && !isOpen) setOpen(true);

  useEffect(() => {
    if (requested) void navigate(pathname + search, { replace: true, state: null });
  }, [requested, navigate, pathname, search]);

  return {
    open: () => setOpen(true),
    wizard: (
      <Suspense fallback={<DialogFallback />}>
        {isOpen && <EnrollWizard trackId={trackId} onClose={() => setOpen(false)} />}
      </Suspense>
    ),
  };
}
