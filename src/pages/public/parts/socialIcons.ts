import type { IconName } from '../../../components/ui/icon/iconPaths.ts';
import type { brand } from '../../../config/brand.ts';

/** Neutral signs for the networks; their own marks belong to them. */
export const socialIcons: Record<keyof typeof brand.socials, IconName> = {
  twitter: 'at',
  facebook: 'users',
  instagram: 'camera',
  linkedin: 'briefcase',
  github: 'code',
};
