import { classes } from './classes.ts';
import { collars, hairShapes } from './portraitShapes.ts';
import type { PortraitLook } from './portraitTypes.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  look: PortraitLook;
  /** Accessible name; leave it out where the person's name is beside the picture. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A drawn person instead of a photograph of a real one. Fills its container's width. */
export function Portrait({ look, label, className }: PortraitProps) {
  const hair = hairShapes[look.hair];
  const collar = look.collar ?? 'round';
  const veiled = look.hair === 'hijab';
  const hairClass = look.grey ? styles.grey : styles.hair;
  const frontClass = hair.wrap && look.wrap ? styles[look.wrap] : hairClass;
  const backClass = veiled ? frontClass : hairClass;

  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMin slice"
      className={classes(styles.portrait, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles[`ground-${look.ground}`]} d="M0 0h200v200H0z" />
      {hair.back && <path className={backClass} d={hair.back} />}
      <path className={styles[look.cloth]} d="M16 200c2-38 30-56 62-58h44c32 2 60 20 62 58z" />
      <g className={styles[`skin${look.skin}`]}>
        <path d="M84 112h32v34c0 8-7 14-16 14s-16-6-16-14z" />
        <path className={styles.shade} d="M84 118c8 12 24 12 32 0v12c-8 8-24 8-32 0z" />
        <path d="M64 82a7 9 0 1 0 4 17h64a7 9 0 1 0 4-17z" />
        <path d="M100 44c24 0 35 16 35 40 0 28-14 48-35 48s-35-20-35-48c0-24 11-40 35-40z" />
      </g>
      {!veiled && (
        <path className={collar === 'shirt' ? styles.white : styles.collar} d={collars[collar]} />
      )}
      {look.beard && (
        <path
          className={hairClass}
          d="M65 88c0 30 13 48 35 48s35-18 35-48c-3 10-6 14-11 16-10-6-38-6-48 0-5-2-8-6-11-16z"
        />
      )}
      <path className={styles.mouth} d="M87 108c8 9 18 9 26 0z" />
      <path className={styles.face} d="M79 75q7-5 14-1m14 0q7-4 14 1M100 88q-5 8 1 10" />
      <circle className={styles.eye} cx="86" cy="85" r="3.4" />
      <circle className={styles.eye} cx="114" cy="85" r="3.4" />
      {hair.front && <path className={frontClass} fillRule="evenodd" d={hair.front} />}
      {hair.lines && <path className={styles.lines} d={hair.lines} />}
      {look.glasses && (
        <path
          className={styles.glasses}
          d="M86 74a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23m28 0a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23M97.5 84q2.5-2 5 0M74.5 84l-8-2m59 2 8-2"
        />
      )}
      {look.earrings && (
        <path
          className={styles.gold}
          d="M63 99a4 4 0 1 1 0 8 4 4 0 0 1 0-8m74 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8"
        />
      )}
    </svg>
  );
}
