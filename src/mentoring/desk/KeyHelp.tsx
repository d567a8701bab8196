import hint from '../../ui/KeyHint.module.css';
import { classes } from '../../ui/classes.ts';
import { gradingKeys } from './texts.ts';
import { gradingTexts as texts } from '../texts.ts';
import styles from './DeskDialog.module.css';

interface KeyHelpProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  letters: boolean;
  onLetters: (letters: boolean) => void;
}

/** The dialog's keys, and a switch for the single letters. */
export function KeyHelp({ open, onToggle, letters, onLetters }: KeyHelpProps) {
  return (
    <details
      className={classes(styles.help, hint.hint)}
      data-key="help"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{texts.keys}</summary>
      <dl className={styles.keys}>
        {gradingKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={letters}
          onChange={(event) => onLetters(event.target.checked)}
        />
        {texts.letters}
      </label>
    </details>
  );
}
