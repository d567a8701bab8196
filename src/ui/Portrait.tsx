import styles from './Portrait.module.css';
import { classes } from './hooks.ts';

export interface PortraitLook {
  skin: 1 | 2 | 3 | 4;
  hair: keyof typeof hairShapes;
  cloth: ArtColour;
  ground: ArtColour;
  wrap?: ArtColour;
  collar?: 'round' | 'shirt' | 'kaftan';
  glasses?: true;
  beard?: true;
  earrings?: true;
  grey?: true;
}

type ArtColour = 'green' | 'gold' | 'clay' | 'indigo';

/** Paths on a 200 grid: `back` behind the head, `front` over it, `lines` drawn on the front. */
interface HairShape {
  back?: string;
  front?: string;
  lines?: string;
  /** True if the front is cloth in the wrap's colour, not hair. */
  wrap?: true;
}

const cap =
  'M64 88c-5-38 14-54 36-54s41 16 36 54c-4-6-5-14-9-21-8-4-16-6-27-6s-19 2-27 6c-4 7-5 15-9 21z';

const hairShapes = {
  low: { front: cap },
  flat: {
    front:
      'M64 88c-7-30-6-52 2-58 12-8 56-8 68 0 8 6 9 28 2 58-4-6-5-14-9-21-16-5-38-5-54 0-4 7-5 15-9 21z',
  },
  afro: {
    back: 'M100 12c40 0 60 26 58 58-1 22-14 38-28 42H70c-14-4-27-20-28-42-2-32 18-58 58-58z',
    front: 'M65 84c1-24 14-36 35-36s34 12 35 36c-6-10-12-19-20-21-10-2-20-2-30 0-8 2-14 11-20 21z',
  },
  bun: { back: 'M100 4a24 24 0 1 1 0 48 24 24 0 0 1 0-48z', front: cap },
  braids: {
    back: 'M100 26c32 0 46 22 44 52l8 76c-9 7-20 6-26 1l-4-47H78l-4 47c-6 5-17 6-26-1l8-76c-2-30 12-52 44-52z',
    front: 'M64 90c-4-40 14-56 36-57 22 1 40 17 36 57-7-8-24-18-36-39-12 21-29 31-36 39z',
    lines: 'M58 104l-4 46m11-40-2 44m79-50 4 46m-11-40 2 44M100 34v16m-16-12-8 22m40-22 8 22',
  },
  locs: {
    back: 'M100 24c36 0 50 26 46 60l2 40c-6 6-13 6-18 1H70c-5 5-12 5-18-1l2-40c-4-34 10-60 46-60z',
    front:
      'M63 92c-5-42 14-58 37-58s42 16 37 58c-6-4-8-10-9-18-6 4-12 2-15-5-4 6-12 6-16 0-4 7-12 8-17 4-3 8-8 15-17 19z',
    lines: 'M58 92v32m9-28v28m66-28v28m9-32v32M84 40l-6 24m22-28v26m16-22 6 24',
  },
  bob: {
    back: 'M100 22c38 0 52 28 50 66l2 44c-14 6-26 6-32 0H80c-6 6-18 6-32 0l2-44c-2-38 12-66 50-66z',
    front:
      'M64 92c-6-42 14-60 38-60 24 1 39 20 34 60-6-6-9-16-11-26-14 6-34 6-48-4-3 12-7 22-13 30z',
  },
  bald: {},
  gele: {
    wrap: true,
    front:
      'M62 76C34 62 36 14 74 12c10-8 30-10 44 0 42-2 52 46 20 64-10-12-22-17-38-17s-28 5-38 17z',
    lines:
      'M62 76c8-26 30-40 66-46M66 66c2-24 16-40 40-50M138 76c-4-18-14-30-32-38M52 52c6-16 14-26 26-32',
  },
  fila: {
    wrap: true,
    back: 'M64 70h72v22c0-6-3-8-6-8H70c-3 0-6 2-6 8z',
    front: 'M62 74c-6-34 2-50 30-56 26-4 54 4 50 26-1 10-4 20-4 30-24-8-52-8-76 0z',
    lines: 'M63 66c24-8 50-8 75 0M92 18c6 12 24 22 48 26',
  },
  hijab: {
    wrap: true,
    back: 'M100 22c-42 0-54 34-52 68 1 26-6 46-16 62h136c-10-16-17-36-16-62 2-34-10-68-52-68z',
    front:
      'M100 22c-42 0-54 34-52 68 1 30 8 60 24 78h56c16-18 23-48 24-78 2-34-10-68-52-68zm0 28c20 0 31 15 31 38 0 25-12 42-31 42s-31-17-31-42c0-23 11-38 31-38z',
    lines: 'M62 122c12 18 24 24 38 26 14-2 26-8 38-26M70 46c8-10 18-14 30-14',
  },
} satisfies Record<string, HairShape>;

const collars = {
  round: 'M74 146c6 22 46 22 52 0',
  shirt: 'M78 142l22 26 22-26 8 6-18 30-12-12-12 12-18-30z',
  kaftan: 'M76 144c4 18 44 18 48 0M100 158v40m-7-26h14m-14 12h14',
} as const;

const cloth = (colour: ArtColour): string => `var(--art-${colour})`;

interface PortraitProps {
  look: PortraitLook;
  className?: string | undefined;
}

/**
 * Draws a person in place of a photograph, as decoration next to the name. Fills its container's
 * width.
 */
export function Portrait({ look, className }: PortraitProps) {
  const hair: HairShape = hairShapes[look.hair];
  const collar = look.collar ?? 'round';
  const wearsHijab = look.hair === 'hijab';
  const hairColour = `var(--art-hair${look.grey ? '-grey' : ''})`;
  const frontColour = hair.wrap && look.wrap ? cloth(look.wrap) : hairColour;

  return (
    <svg
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMin slice"
      className={classes(styles.portrait, className)}
      aria-hidden="true"
    >
      <path fill={`var(--art-ground-${look.ground})`} d="M0 0h200v200H0z" />
      {hair.back && <path fill={wearsHijab ? frontColour : hairColour} d={hair.back} />}
      <path fill={cloth(look.cloth)} d="M16 200c2-38 30-56 62-58h44c32 2 60 20 62 58z" />
      <g fill={`var(--art-skin-${look.skin})`}>
        <path d="M84 112h32v34c0 8-7 14-16 14s-16-6-16-14z" />
        <path className={styles.shade} d="M84 118c8 12 24 12 32 0v12c-8 8-24 8-32 0z" />
        <path d="M64 82a7 9 0 1 0 4 17h64a7 9 0 1 0 4-17z" />
        <path d="M100 44c24 0 35 16 35 40 0 28-14 48-35 48s-35-20-35-48c0-24 11-40 35-40z" />
      </g>
      {!wearsHijab && (
        <path
          className={collar === 'shirt' ? undefined : styles.collar}
          fill="var(--art-white)"
          d={collars[collar]}
        />
      )}
      {look.beard && (
        <path
          fill={hairColour}
          d="M65 88c0 30 13 48 35 48s35-18 35-48c-3 10-6 14-11 16-10-6-38-6-48 0-5-2-8-6-11-16z"
        />
      )}
      <path fill="var(--art-white)" d="M87 108c8 9 18 9 26 0z" />
      <path className={styles.face} d="M79 75q7-5 14-1m14 0q7-4 14 1M100 88q-5 8 1 10" />
      <circle fill="var(--art-hair)" cx="86" cy="85" r="3.4" />
      <circle fill="var(--art-hair)" cx="114" cy="85" r="3.4" />
      {hair.front && <path fill={frontColour} fillRule="evenodd" d={hair.front} />}
      {hair.lines && <path className={styles.lines} d={hair.lines} />}
      {look.glasses && (
        <path
          className={styles.glasses}
          d="M86 74a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23m28 0a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23M97.5 84q2.5-2 5 0M74.5 84l-8-2m59 2 8-2"
        />
      )}
      {look.earrings && (
        <path
          fill={cloth('gold')}
          d="M63 99a4 4 0 1 1 0 8 4 4 0 0 1 0-8m74 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8"
        />
      )}
    </svg>
  );
}
