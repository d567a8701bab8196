import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/useHydrated.ts';
import { knownEmail } from './placeState.ts';

/** The e-mail address just used on another account page, or ''; '' at build time. */
export function useKnownEmail(): string {
  const { state } = useLocation();
  return useHydrated() ? knownEmail(state) : '';
}
