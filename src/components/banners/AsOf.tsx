import { useEffect, useState, type ReactNode } from 'react';
import { distance, stamp } from '../../lib/dates.ts';
import { commonTexts } from '../../texts/common.ts';
import styles from './Banners.module.css';

const MINUTE = 60_000;

/** A moment, exact and as a distance; the distance grows while it stands there. */
export default function AsOf({ time }: { time: number }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const iso = new Date(time).toISOString();
  const ago = now - time < MINUTE ? '' : distance(iso, now);
  return (
    <p className={styles.asOf}>
      <time dateTime={iso}>{commonTexts.asOf(stamp(time, now), ago)}</time>
    </p>
  );
}
