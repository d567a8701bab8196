import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of the address that names the submission being graded. */
const NAME = 'grade';

const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state;

/** The query with another submission, or with none; from the browser's own, which is never late. */
function to(id: string | null): string {
  const params = new URLSearchParams(window.location.search);
  if (id === null) params.delete(NAME);
  else params.set(NAME, id);
  return `?${params.toString()}`;
}

interface GradingAddress {
  /** The submission whose dialog is open, or null. */
  id: string | null;
  /** Opens a dialog: Back closes it again. */
  open: (id: string) => void;
  /** Changes to another submission without a step more for Back. */
  go: (id: string) => void;
  close: () => void;
}

/** The open dialog has an address of its own, so that a reload in the middle finds it again. */
export function useGradingAddress(): GradingAddress {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const closing = useRef(false);
  const id = new URLSearchParams(search).get(NAME);

  useEffect(() => {
    closing.current = false;
  }, [search]);

  const open = useCallback(
    (next: string) => void navigate({ search: to(next) }, { state: { opened: true } }),
    [navigate],
  );
  const go = (next: string) => void navigate({ search: to(next) }, { replace: true, state });
  const close = () => {
    // Back takes a moment to arrive: a second one would leave the page.
    if (closing.current) return;
    closing.current = true;
    if (isOpened(state)) void navigate(-1);
    else void navigate({ search: to(null) }, { replace: true });
  };

  return { id, open, go, close };
}
