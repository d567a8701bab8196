import { useState } from 'react';
import { apiOrigin } from '../../lib/env.ts';
import { safeImage } from '../../lib/links.ts';
import styles from './TrackCover.module.css';

const arts = ['green', 'gold', 'clay', 'indigo'] as const;

/** Converts the end of an id, which is in hex digits, to a number. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-3), 16) || 0;

/** Shows a track's thumbnail, or one of our drawings, as decoration. */
export function TrackCover({ image, trackId }: { image: string | null; trackId: string }) {
  const [broken, setBroken] = useState(false);
  const src = safeImage(image, apiOrigin());
  if (src !== null && !broken) {
    return (
      <img
        className={styles.cover}
        src={src}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  const art = arts[numberOf(trackId) % arts.length] ?? 'green';
  const ink = `var(--art-${art})`;
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="640" height="360" fill={`var(--art-ground-${art})`} />
      <circle cx="520" cy="390" r="210" fill={ink} opacity="0.25" />
      <path
        className={styles.way}
        stroke={ink}
        d="M-20 300c120 0 120-90 220-90s90 70 190 70 70-150 170-150 60-60 120-60"
      />
      <circle cx="200" cy="210" r="20" className={styles.stop} stroke={ink} />
      <circle cx="390" cy="280" r="20" className={styles.stop} stroke={ink} />
      <circle cx="560" cy="130" r="28" className={styles.stop} stroke={ink} />
    </svg>
  );
}
