import { Portrait } from '../ui/Portrait.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { PortraitLook } from '../ui/portraitTypes.ts';
import { classes } from '../ui/classes.ts';
import { accountPanelTexts as texts } from './texts.ts';
import styles from './AccountArt.module.css';

/** Four rising people, each on a column in the colour of their clothes. */
const people: readonly PortraitLook[] = [
  { skin: 3, hair: 'flat', cloth: 'gold', ground: 'indigo' },
  { skin: 1, hair: 'hijab', wrap: 'indigo', cloth: 'indigo', ground: 'green' },
  { skin: 4, hair: 'locs', cloth: 'clay', ground: 'gold', glasses: true },
  { skin: 2, hair: 'afro', cloth: 'green', ground: 'clay', earrings: true },
];

/** The panel's illustration; a picture, so all of it is hidden from screen readers. */
export function AccountArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {people.map((look) => (
        <div key={look.hair} className={classes(styles.column, styles[look.cloth])}>
          <Portrait look={look} />
        </div>
      ))}
      <p className={classes(styles.note, styles.stage)}>
        <span>{texts.stage}</span>
        <b>{texts.task}</b>
        <i />
      </p>
      <p className={classes(styles.note, styles.mentor)}>{texts.mentor}</p>
      <p className={classes(styles.note, styles.graded)}>
        <Icon name="check-circle" /> {texts.graded}
      </p>
    </div>
  );
}
