import { useId, useState } from 'react';
import { browserSavesData, saveData, savesData } from '../../lib/savesData.ts';
import { settingsTexts as texts } from './settingsTexts.ts';
import styles from './Settings.module.css';

/** Data saving; where the browser does it already there is nothing to choose. */
export function SaveData() {
  const hint = useId();
  const [saves, setSaves] = useState(savesData);
  const byBrowser = browserSavesData();
  return (
    <section className={styles.part}>
      <h3>{texts.saving}</h3>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={saves}
          disabled={byBrowser}
          aria-describedby={hint}
          onChange={({ target }) => {
            saveData(target.checked);
            setSaves(savesData());
          }}
        />
        {texts.save}
      </label>
      <p id={hint} className={styles.soft}>
        {byBrowser ? texts.browserSaves : texts.saveHint}
      </p>
    </section>
  );
}
