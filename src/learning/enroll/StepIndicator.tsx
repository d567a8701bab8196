import { Icon } from '../../ui/Icon.tsx';
import { enrollTexts as texts } from './texts.ts';
import styles from './StepIndicator.module.css';

/** The wizard's steps; on a phone only the current one has its name. */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol role="list" className={styles.steps} aria-label={texts.progress}>
      {texts.steps.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index < step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {index < step ? <Icon name="check" size="sm" /> : index + 1}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
