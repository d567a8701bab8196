import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Goes on from a page, unless the person has left it meanwhile: a late answer pulls nobody away. */
export function useNavigateFrom() {
  const navigate = useNavigate();
  return async (from: string, to: string, options?: NavigateOptions): Promise<void> => {
    if (window.location.pathname.replace(/\/$/, '') === from) await navigate(to, options);
  };
}
