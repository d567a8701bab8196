import { ButtonAnchor, ButtonLink } from '../../../components/ui/button/Button.tsx';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { landingTexts } from '../../../texts/public/landing.ts';
import styles from './JoinBand.module.css';

const texts = landingTexts.join;

/** The last call to action of the page. */
export function JoinBand() {
  return (
    <section className={styles.band} aria-labelledby="join">
      <div className={styles.inner}>
        <h2 id="join" className={styles.heading}>
          {texts.heading}
        </h2>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.actions}>
          <ButtonLink to={paths.register} variant="accent" size="lg" iconAfter="arrow-right">
            {texts.button}
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
        </p>
      </div>
    </section>
  );
}
