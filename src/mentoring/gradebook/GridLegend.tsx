import { gradebookTexts as texts } from './texts.ts';
import styles from './Grid.module.css';

/** What the signs in the cells mean. */
export function GridLegend() {
  return (
    <ul role="list" className={styles.legend} aria-label={texts.legend}>
      {texts.signs.map(({ sign, look, means }) => (
        <li key={means}>
          <span className={styles[look]}>{sign}</span> {means}
        </li>
      ))}
    </ul>
  );
}
