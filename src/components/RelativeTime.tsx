import { distance, fullMoment } from '../domain/time/dates.ts';
import { useMinute } from './useNow.ts';

/** A moment as a distance from now; exact under the pointer and for screen readers. */
export function When({ iso }: { iso: string }) {
  useMinute();
  const exact = fullMoment(iso);
  return (
    <time dateTime={iso} title={exact}>
      {distance(iso)}
      <span className="visually-hidden"> ({exact})</span>
    </time>
  );
}
