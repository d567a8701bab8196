import styles from './Banners.module.css';
import { ConnectionBanner, type ConnectionBannerProps } from './ConnectionBanner.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** What the frame has to say of itself, at the lower edge: nothing on the page moves for it. */
export function Banners({ recovers }: ConnectionBannerProps) {
  return (
    <div className={styles.stack}>
      <VersionBanner />
      <ConnectionBanner recovers={recovers} />
    </div>
  );
}
