import { brand } from '../config/brand.ts';
import { Spinner } from '../components/ui/Spinner.tsx';
import { commonTexts } from '../texts/common.ts';
import styles from './fallbacks.module.css';

/** While a page's code is on its way. */
export function PageFallback() {
  return (
    <div className={styles.wait}>
      <title>{`${commonTexts.loading} · ${brand.name}`}</title>
      <Spinner size="lg" label={commonTexts.loading} />
    </div>
  );
}
