import { Icon } from '../../ui/Icon.tsx';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './Cost.module.css';

const texts = landingTexts.cost;

/** What it costs: nothing. */
export function Cost() {
  return (
    <Section heading={texts.heading} ground="sunken">
      <div className={styles.cost}>
        <p className={styles.price}>
          <strong className={styles.amount}>{texts.price}</strong> {texts.priceText}
        </p>
        <div className={styles.details}>
          <p className={styles.text}>{texts.text}</p>
          <ul role="list" className={styles.points}>
            {texts.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check-circle" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
