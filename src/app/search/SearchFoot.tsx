import { useState } from 'react';
import hint from '../../ui/KeyHint.module.css';
import { classes } from '../../ui/classes.ts';
import { searchTexts as texts } from './searchTexts.ts';
import styles from './SearchDialog.module.css';
import { setSlash, slashIsOn } from './searchKeys.ts';

/** The scope of the search and, where there is a keyboard, its keys. */
export function SearchFoot() {
  const [slash, setOn] = useState(slashIsOn);
  const change = (on: boolean) => {
    setSlash(on);
    setOn(on);
  };
  return (
    <div className={styles.foot}>
      <p>{texts.scope}</p>
      <div className={classes(styles.keys, hint.hint)}>
        {texts.keys.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {does}
          </span>
        ))}
        <label className={styles.slash}>
          <input
            type="checkbox"
            checked={slash}
            onChange={(event) => change(event.target.checked)}
          />
          {texts.slash}
        </label>
      </div>
    </div>
  );
}
