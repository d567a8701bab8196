import type { IconName } from '../../ui/iconPaths.ts';
import type { brand } from '../../brand.ts';

/** Neutral icons for the networks, whose own logos are trademarks. */
export const socialIcons: Record<keyof typeof brand.socials, IconName> = {
  twitter: 'at',
  facebook: 'users',
  instagram: 'camera',
  linkedin: 'briefcase',
  github: 'code',
};
