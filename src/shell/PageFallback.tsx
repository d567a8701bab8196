import { brand } from '../config/brand.ts';
import { Spinner } from '../components/ui/Spinner.tsx';
import { commonTexts } from '../texts/common.ts';
import styles from './fallbacks.module.css';

/** Shown while a page's code is loading. */
export function PageFallback() {
  return (
    <div className={styles.wait}>
      <title>{`${commonTexts.loading} · ${brand.name}`}</title>
      <Spinner size="lg" label={commonTexts.loading} />
    </div>
  );
}
