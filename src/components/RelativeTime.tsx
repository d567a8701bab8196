import { distance, fullMoment } from '../domain/time/dates.ts';
import { useNow } from './useNow.ts';

/** A moment as a distance from now; its title and screen readers give the exact time. */
export function RelativeTime({ iso }: { iso: string }) {
  useNow();
  const exact = fullMoment(iso);
  return (
    <time dateTime={iso} title={exact}>
      {distance(iso)}
      <span className="visually-hidden"> ({exact})</span>
    </time>
  );
}
