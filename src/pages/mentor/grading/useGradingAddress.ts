import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of the address that names the submission being graded. */
const NAME = 'grade';

interface GradingAddress {
  /** The submission whose dialog is open, or null. */
  id: string | null;
  /** Opens the dialog of a submission, or changes to it; null closes it. */
  go: (id: string | null) => void;
}

/**
 * The open dialog is part of the page's address, so that a reload in the middle finds it again. Back
 * closes it as any dialog.
 */
export function useGradingAddress(): GradingAddress {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | null) => {
      // The browser's own, which is never late.
      const params = new URLSearchParams(window.location.search);
      if (id === null) params.delete(NAME);
      else params.set(NAME, id);
      void navigate({ search: `?${params.toString()}` }, { replace: true, state });
    },
    [navigate, state],
  );
  return { id: new URLSearchParams(search).get(NAME), go };
}
