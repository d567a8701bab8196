import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconPaths.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './Steps.module.css';

const texts = landingTexts.steps;
const icons: readonly IconName[] = ['map', 'track', 'chat', 'award'];

/** How it works, in four steps. */
export function Steps() {
  return (
    <Section id="how" heading={texts.heading} lead={texts.lead} ground="sunken">
      <ol role="list" className={styles.steps}>
        {texts.items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={icons[index] ?? 'check'} size="lg" />
            </span>
            <h3>
              <span className={styles.number}>{`${index + 1}. `}</span>
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
