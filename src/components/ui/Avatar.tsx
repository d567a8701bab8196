import { useState } from 'react';
import { initials, isShowablePhoto, toneOf } from './avatarArt.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** The person's full name: the initials, the colour and what a screen reader says. */
  name: string;
  /** An https, same-origin or blob address; anything else, and a broken picture, shows the initials. */
  photoUrl?: string | null | undefined;
  /** `sm` 2rem, `md` 2.75rem, `lg` 4.5rem, `xl` 7rem. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name stands right beside it: screen readers skip the picture. */
  decorative?: boolean;
}

/** A round portrait: the photo where there is one, else initials on a colour of the name's own. */
export function Avatar({ name, photoUrl, size = 'md', decorative = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const label = decorative ? '' : name;
  const className = `${styles.avatar} ${styles[size]}`;

  if (photoUrl && photoUrl !== brokenUrl && isShowablePhoto(photoUrl)) {
    return (
      <img
        className={className}
        src={photoUrl}
        alt={label}
        width="112"
        height="112"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(photoUrl)}
      />
    );
  }
  return (
    <span
      className={`${className} ${styles[toneOf(name)]}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}
