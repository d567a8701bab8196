import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { paths } from '../../paths.ts';
import { landingTracks } from './landingTracks.ts';
import { classes } from '../../ui/classes.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import { TrackArt } from './TrackArt.tsx';
import styles from './Tracks.module.css';

const texts = landingTexts.tracks;

/** The three track cards: web, mobile and design. */
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
