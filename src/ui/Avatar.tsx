import { useState } from 'react';
import { apiOrigin } from '../lib/env.ts';
import { safeImage } from '../lib/links.ts';
import { hash } from '../lib/shuffle.ts';
import styles from './Avatar.module.css';
import { classes } from './hooks.ts';

const tones = ['tone1', 'tone2', 'tone3', 'tone4', 'tone5', 'tone6'] as const;

/** Selects one of six tones, always the same for the same name. */
const toneOf = (name: string): (typeof tones)[number] =>
  tones[hash(name.trim().toLowerCase()) % tones.length] ?? 'tone1';

/** Returns the first character of a word, by code point, so that no emoji is cut in half. */
const letter = (word = ''): string => /^./u.exec(word)?.[0] ?? '';

/** Returns `AO` for "Ada Ngozi Obi" and "Ada Obi (ada@home.example)", and `?` for an empty name. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /^[^(]/.test(word));
  const first = letter(words[0]) || '?';
  const last = words.length > 1 ? letter(words[words.length - 1]) : '';
  return (first + last).toLocaleUpperCase('en');
}

interface AvatarProps {
  name: string;
  /** An https address or a path of the API. Otherwise the initials are shown. */
  photoUrl?: string | null | undefined;
  /** `sm` 2rem, `md` 2.75rem, `lg` 4.5rem, `xl` 7rem. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** True if the name is shown next to the avatar, so that screen readers skip it. */
  decorative?: boolean;
}

/**
 * Shows a round portrait: the photo if there is one, else the initials on a colour chosen by the
 * name.
 */
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
      <span translate="no" dir="auto" aria-hidden="true">
        {initials(name)}
      </span>
    </span>
  );
}
