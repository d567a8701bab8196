import { landingTexts } from './texts.ts';
import { Hero } from '../Hero.tsx';
import { JoinActions } from './JoinActions.tsx';
import { HeroArt } from './HeroArt.tsx';
import styles from './LandingHero.module.css';

const texts = landingTexts.hero;

/** The first section: the promise, the calls to action, and 500+ people trained. */
export function LandingHero() {
  return (
    <Hero
      heading={texts.heading}
      lead={texts.lead}
      above={<p className={styles.badge}>{texts.badge}</p>}
      art={<HeroArt />}
    >
      <JoinActions join={texts.join} chat={texts.chat} />
      <p className={styles.count}>
        <strong>{texts.count}</strong> {texts.countText}
      </p>
    </Hero>
  );
}
