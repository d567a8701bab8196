import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/useHydrated.ts';
import { knownEmail } from './goOn.ts';

/** The e-mail address just used on another account page, or ''; '' at build time. */
export function useKnownEmail(): string {
  const { state } = useLocation();
  return useHydrated() ? knownEmail(state) : '';
}
