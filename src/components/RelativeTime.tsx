import { ageOf, distance, fullMoment } from '../domain/time/dates.ts';
import { useNow } from './useNow.ts';

interface RelativeTimeProps {
  iso: string;
  /** Says "3 days" instead of "3 days ago". */
  asAge?: boolean;
}

/** A moment as a distance from now; its title and screen readers give the exact time. */
export function RelativeTime({ iso, asAge = false }: RelativeTimeProps) {
  useNow();
  const exact = fullMoment(iso);
  return (
    <time dateTime={iso} title={exact}>
      {asAge ? ageOf(iso) : distance(iso)}
      <span className="visually-hidden"> ({exact})</span>
    </time>
  );
}
