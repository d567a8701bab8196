import { useLocation, type Path } from 'react-router-dom';
import { wantedPlace } from './wantedPlace.ts';

/**
 * What of an account page's navigation state goes along to the next one: the place that a login at
 * the end leads to; null: home.
 */
export function useOnward(): { from: Path } | null {
  const from = wantedPlace(useLocation().state);
  return from && { from };
}
