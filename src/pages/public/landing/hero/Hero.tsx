import { ButtonAnchor, ButtonLink } from '../../../../components/ui/button/Button.tsx';
import { brand } from '../../../../config/brand.ts';
import { paths } from '../../../../config/paths.ts';
import { landingTexts } from '../../../../texts/public/landing.ts';
import { HeroArt } from './HeroArt.tsx';
import styles from './Hero.module.css';

const texts = landingTexts.hero;

/** The first section: the promise, the calls to action, and 500+ people trained. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.badge}>{texts.badge}</p>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.register} variant="accent" size="lg" iconAfter="arrow-right">
              {texts.join}
            </ButtonLink>
            <ButtonAnchor
              href={brand.chatUrl}
              variant="quiet"
              size="lg"
              iconBefore="chat"
              className={styles.chat}
            >
              {texts.chat}
            </ButtonAnchor>
          </div>
          <p className={styles.count}>
            <strong>{texts.count}</strong> {texts.countText}
          </p>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}
