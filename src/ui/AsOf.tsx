import type { ReactNode } from 'react';
import { ago, momentTexts, shortMoment } from '../lib/dates.ts';
import { MINUTE } from '../lib/timing.ts';
import { commonTexts } from './texts.ts';
import { useNow } from './RelativeTime.tsx';

interface AsOfProps {
  /** In milliseconds since 1970. */
  time: number;
  /** True without the distance. */
  short?: boolean;
}

/** Shows a moment, both exactly and as a distance that updates while it is mounted. */
export default function AsOf({ time, short = false }: AsOfProps): ReactNode {
  const now = useNow();
  const iso = new Date(time).toISOString();
  // The clock may have been set back, and `now` is up to a minute old.
  const age = short || time > now + MINUTE ? '' : ago(iso, now);
  return (
    <time dateTime={iso}>
      {commonTexts.asOf(shortMoment(time), age === momentTexts.justNow ? '' : age)}
    </time>
  );
}
