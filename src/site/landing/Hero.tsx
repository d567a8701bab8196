import { landingTexts } from './texts.ts';
import { JoinActions } from './JoinActions.tsx';
import styles from './Hero.module.css';

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
        <JoinActions join={texts.button} chat={texts.chat} />
      </div>
    </section>
  );
}
