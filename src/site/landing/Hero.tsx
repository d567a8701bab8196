import type { ReactNode } from 'react';
import { landingTexts } from './texts.ts';
import { HeroArt } from './HeroArt.tsx';
import styles from './Hero.module.css';
import { Hero } from '../Hero.tsx';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';

const { hero, join } = landingTexts;

function JoinActions({ button, children }: { button: string; children: ReactNode }) {
  return (
    <p className={styles.actions}>
      <ButtonLink to={paths.register} variant="accent" size="lg" iconAfter="arrow-right">
        {button}
      </ButtonLink>
      {children}
    </p>
  );
}

/** Shows the first section of the page. */
export function LandingHero() {
  return (
    <Hero
      heading={hero.heading}
      lead={hero.lead}
      above={<p className={styles.badge}>{hero.badge}</p>}
      art={<HeroArt />}
    >
      <JoinActions button={hero.join}>
        <ButtonLink to={paths.example} variant="quiet" size="lg" className={styles.chat}>
          {hero.look}
        </ButtonLink>
      </JoinActions>
      <p className={styles.count}>
        <strong>{hero.count}</strong> {hero.countText}
      </p>
    </Hero>
  );
}

/** Shows the last call to action of the page. */
export function JoinBand() {
  return (
    <section className={styles.band} aria-labelledby="join">
      <div className={styles.inner}>
        <h2 id="join" className={styles.heading}>
          {join.heading}
        </h2>
        <p className={styles.text}>{join.text}</p>
        <JoinActions button={join.button}>
          <ButtonAnchor
            href={brand.chatUrl}
            variant="quiet"
            size="lg"
            iconBefore="chat"
            className={styles.chat}
          >
            {join.chat}
          </ButtonAnchor>
        </JoinActions>
      </div>
    </section>
  );
}
