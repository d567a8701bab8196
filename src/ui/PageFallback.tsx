import { useEffect, useState } from 'react';
import { brand } from '../brand.ts';
import { Spinner } from './Loading.tsx';
import { commonTexts } from './texts.ts';
import styles from './fallbacks.module.css';

const EXPLANATION_DELAY_MS = 1500;

/** Shows that a page's code or stored data is loading. */
export function PageFallback({ explanation }: { explanation?: string }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), EXPLANATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.wait}>
      <title>{`${commonTexts.loading} · ${brand.name}`}</title>
      <div className={styles.words}>
        <Spinner size="lg" label={commonTexts.loading} />
        {explanation !== undefined && <p role="status">{isLong && explanation}</p>}
      </div>
    </div>
  );
}
