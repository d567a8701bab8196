import { ageOf, distance, fullMoment, stamp } from '../lib/dates.ts';
import { useNow } from './useNow.ts';

const MINUTE = 60_000;

interface RelativeTimeProps {
  iso: string;
  /** True for a moment that may be in the future, such as a deadline. */
  ahead?: boolean;
  /** Says "3 days" instead of "3 days ago". */
  asAge?: boolean;
}

/**
 * A moment as a distance from now; its title and screen readers give the exact time. After the
 * device's clock was set back, a moment of the past seems to be in the future. It is then a stamp.
 */
export function RelativeTime({ iso, ahead = false, asAge = false }: RelativeTimeProps) {
  const now = useNow();
  const exact = fullMoment(iso);
  // `now` is at most a minute old.
  const isUnclear = !ahead && Date.parse(iso) > now + MINUTE;
  const distanceOf = asAge ? ageOf : distance;
  return (
    <time dateTime={iso} title={exact}>
      {isUnclear ? stamp(Date.parse(iso)) : distanceOf(iso)}
      <span className="visually-hidden"> ({exact})</span>
    </time>
  );
}
