import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Navigates from a page unless the user has left it: a late answer must not move them. */
export function useNavigateFrom() {
  const navigate = useNavigate();
  return async (from: string, to: string, options?: NavigateOptions): Promise<void> => {
    if (window.location.pathname.replace(/\/$/, '') === from) await navigate(to, options);
  };
}
