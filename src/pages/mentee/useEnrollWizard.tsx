import { lazy, Suspense, useState, type ReactNode } from 'react';

const EnrollWizard = lazy(() => import('./enroll/EnrollWizard.tsx'));

interface Wizard {
  open: () => void;
  /** To be placed where the page keeps it, whatever an enrolment changes around it. */
  wizard: ReactNode;
}

/**
 * The enrol wizard of a page; its code is loaded when it opens.
 * @param atOnce opens it without a tap: a mentee without a track (specification, section 4)
 */
export function useEnrollWizard(atOnce = false): Wizard {
  const [shown, setShown] = useState(atOnce);
  return {
    open: () => setShown(true),
    wizard: <Suspense>{shown && <EnrollWizard onClose={() => setShown(false)} />}</Suspense>,
  };
}
