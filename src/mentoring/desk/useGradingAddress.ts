import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query parameter that names the submission being graded. */
const NAME = 'grade';

/** The submission that the address names now: the rendered one lags behind quick key presses. */
export const addressedId = (): string | null =>
  new URLSearchParams(window.location.search).get(NAME);

interface GradingAddress {
  /** The submission whose dialog is open, or null. */
  id: string | null;
  /** Opens the dialog of a submission, or switches to it; null closes it. */
  go: (id: string | null) => void;
}

/**
 * The open dialog is part of the page's address: a reload opens it again. Back closes it like any
 * dialog.
 */
export function useGradingAddress(): GradingAddress {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (id: string | null) => {
      // From `window.location`: the router's location may lag behind.
      const params = new URLSearchParams(window.location.search);
      if (id === null) params.delete(NAME);
      else params.set(NAME, id);
      void navigate({ search: `?${params.toString()}` }, { replace: true, state });
    },
    [navigate, state],
  );
  return { id: new URLSearchParams(search).get(NAME), go };
}
