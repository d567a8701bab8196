import { useId, useSyncExternalStore } from 'react';
import { briefSize, briefSizes, chooseBriefSize, onBriefSizeChange } from '../../tasks/Brief.ts';
import { settingsTexts as texts } from './settingsTexts.ts';
import styles from './Settings.module.css';

/** The size of letters in briefs; each choice is written in its own. */
export function BriefSizes() {
  const name = useId();
  const chosen = useSyncExternalStore(onBriefSizeChange, briefSize);
  return (
    <fieldset className={styles.sizes}>
      <legend>{texts.briefs}</legend>
      <div>
        {briefSizes.map((size) => (
          <label key={size} data-size={size}>
            <input
              type="radio"
              name={name}
              checked={chosen === size}
              onChange={() => chooseBriefSize(size)}
            />
            {texts.sizes[size]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
