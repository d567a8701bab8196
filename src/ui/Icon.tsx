import { classes } from './classes.ts';
import { iconPaths, type IconName } from './iconPaths.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  /** `sm` 1em, `md` 1.25em, `lg` 1.75em of the surrounding text. */
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
}

/** One icon of our own set, in the colour of the text around it. */
export function Icon({ name, size = 'md', label }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size])}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
