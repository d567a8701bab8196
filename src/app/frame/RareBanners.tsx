import type { ReactNode } from 'react';
import { OutboxBanner } from './OutboxBanner.tsx';
import { VersionBanner } from './VersionBanner.tsx';

interface RareBannersProps {
  /** A new version is ready. */
  hasVersion: boolean;
  /** How many finished drafts wait to be sent. */
  waiting: number;
}

/** The banners that are rarely shown, in one file. */
export default function RareBanners({ hasVersion, waiting }: RareBannersProps): ReactNode {
  return (
    <>
      {hasVersion && <VersionBanner />}
      {waiting > 0 && <OutboxBanner count={waiting} />}
    </>
  );
}
