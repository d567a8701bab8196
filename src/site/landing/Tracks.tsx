import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Section } from '../Section.tsx';
import { landingTexts } from './texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { classes } from '../../ui/hooks.ts';
import styles from './Tracks.module.css';

/** A track as visitors see it, because the API lists its own tracks only after a login. */
interface LandingTrack {
  kind: 'web' | 'mobile' | 'design';
  title: string;
  text: string;
  skills: readonly string[];
}

const landingTracks: readonly LandingTrack[] = [
  {
    kind: 'web',
    title: 'Web development',
    text: 'From your first page to a full web application that people can use.',
    skills: ['HTML & CSS', 'JavaScript', 'React'],
  },
  {
    kind: 'mobile',
    title: 'Mobile development',
    text: 'Build apps for everyone’s phone, even on a bad connection.',
    skills: ['Kotlin', 'Jetpack Compose', 'Offline data'],
  },
  {
    kind: 'design',
    title: 'UI design',
    text: 'Learn to see, sketch and test until a screen explains itself.',
    skills: ['Layout', 'Figma', 'User testing'],
  },
];

function TrackArt({ kind }: { kind: LandingTrack['kind'] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 280 150" aria-hidden="true">
      {drawings[kind]}
    </svg>
  );
}

const drawings = {
  web: (
    <>
      <path fill="var(--surface)" d="M30 24a12 12 0 0 1 12-12h196a12 12 0 0 1 12 12v126H30z" />
      <path fill="var(--art-hair)" d="M30 36V24a12 12 0 0 1 12-12h196a12 12 0 0 1 12 12v12z" />
      <path className={styles.dots} d="M46 24h.1m13.9 0h.1m13.9 0h.1" />
      <path
        fill="var(--art-gold)"
        d="M166 54h62a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6h-62a6 6 0 0 1-6-6V60a6 6 0 0 1 6-6z"
      />
      <path
        fill="var(--art-clay)"
        d="M160 112l24-26 18 18 12-12 20 20v2a6 6 0 0 1-6 6h-62a6 6 0 0 1-6-6z"
      />
      <path className={styles.heavy} d="M50 64h86M50 82h60" />
      <path className={styles.light} d="M50 98h90" />
      <path fill="var(--art-green)" d="M58 108h30a8 8 0 0 1 0 16H58a8 8 0 0 1 0-16z" />
    </>
  ),
  mobile: (
    <>
      <path fill="var(--art-gold)" d="M52 150a88 88 0 0 1 176 0z" />
      <path fill="var(--art-hair)" d="M108 8h64a14 14 0 0 1 14 14v128H94V22a14 14 0 0 1 14-14z" />
      <path fill="var(--surface)" d="M110 16h60a8 8 0 0 1 8 8v126h-76V24a8 8 0 0 1 8-8z" />
      <path fill="var(--art-green)" d="M116 30h48a6 6 0 0 1 6 6v30h-60V36a6 6 0 0 1 6-6z" />
      <path className={styles.heavy} d="M112 84h38" />
      <path className={styles.light} d="M112 98h54M112 110h46" />
      <path fill="var(--art-clay)" d="M118 122h44a8 8 0 0 1 0 16h-44a8 8 0 0 1 0-16z" />
      <path fill="var(--surface)" d="m132 40 18 9-18 9z" />
    </>
  ),
  design: (
    <>
      <path fill="var(--surface)" d="M36 28a10 10 0 0 1 10-10h188a10 10 0 0 1 10 10v122H36z" />
      <path fill="var(--art-indigo)" d="M58 40h62v62H58z" />
      <path fill="var(--art-gold)" d="M176 40a31 31 0 1 1 0 62 31 31 0 0 1 0-62z" />
      <path fill="var(--art-clay)" d="m120 132 31-54 31 54z" />
      <path className={styles.frame} d="M50 32h78v78H50z" />
      <path className={styles.handles} d="M50 32h.1m77.9 0h.1M50 110h.1m77.9 0h.1" />
      <path className={styles.pen} d="m206 96 26 34-12 1 8 14-7 4-8-14-8 9z" />
    </>
  ),
};

const texts = landingTexts.tracks;

/** Shows the cards of the tracks. */
export function Tracks() {
  return (
    <Section id="tracks" heading={texts.heading} lead={texts.lead}>
      <ul role="list" className={styles.grid}>
        {landingTracks.map(({ kind, title, text, skills }) => (
          <Card as="li" key={kind} padding="none" interactive className={styles.card}>
            <div className={classes(styles.art, styles[kind])}>
              <TrackArt kind={kind} />
            </div>
            <div className={styles.body}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ul role="list" className={styles.skills}>
                {skills.map((skill) => (
                  <li key={skill}>
                    <Tag>{skill}</Tag>
                  </li>
                ))}
              </ul>
              <Link to={paths.register} className={styles.link}>
                {texts.start(title)}
                <Icon name="arrow-right" />
              </Link>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
