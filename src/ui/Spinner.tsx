import { classes } from './classes.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** What is loading, for screen readers; without it the spinner is decorative. */
  label?: string | undefined;
  size?: 'sm' | 'lg';
}

/** A turning ring in the colour of the text; with reduced motion it pulses instead. */
export function Spinner({ label, size = 'sm' }: SpinnerProps) {
  return (
    <span
      className={classes(styles.spinner, styles[size])}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
