import { useState } from 'react';
import { apiOrigin } from '../lib/env.ts';
import { classes } from './classes.ts';
import { safeImage } from '../lib/safeUrl.ts';
import { initials, toneOf } from './avatarArt.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** The person's full name: gives the initials, the colour and the accessible name. */
  name: string;
  /**
   * An https address or one of the API's own; any other, or a broken picture, shows the initials.
   */
  photoUrl?: string | null | undefined;
  /** `sm` 2rem, `md` 2.75rem, `lg` 4.5rem, `xl` 7rem. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name is shown beside it: screen readers skip the picture. */
  decorative?: boolean;
}

/** A round portrait: the photo if there is one, else the initials on a colour of that name. */
export function Avatar({ name, photoUrl, size = 'md', decorative = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const label = decorative ? '' : name;
  const className = classes(styles.avatar, styles[size]);

  const src = safeImage(photoUrl, apiOrigin());

  if (src !== null && src !== brokenUrl) {
    return (
      <img
        className={className}
        src={src}
        alt={label}
        width="112"
        height="112"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(src)}
      />
    );
  }
  return (
    <span
      className={classes(className, styles[toneOf(name)])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}
