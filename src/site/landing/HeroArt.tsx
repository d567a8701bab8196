import { Portrait, type PortraitLook } from '../../ui/Portrait.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/hooks.ts';
import { landingTexts } from './texts.ts';
import styles from './HeroArt.module.css';

const texts = landingTexts.hero.art;

const mentor: PortraitLook = {
  skin: 3,
  hair: 'fila',
  wrap: 'green',
  cloth: 'green',
  ground: 'clay',
  collar: 'kaftan',
  beard: true,
};

const people: readonly { place: string | undefined; look: PortraitLook }[] = [
  { place: styles.learner, look: { skin: 2, hair: 'braids', cloth: 'clay', ground: 'gold' } },
  { place: styles.mentor, look: mentor },
  {
    place: styles.peer,
    look: { skin: 1, hair: 'hijab', wrap: 'indigo', cloth: 'indigo', ground: 'green' },
  },
  {
    place: styles.friend,
    look: { skin: 4, hair: 'flat', cloth: 'gold', ground: 'indigo', glasses: true },
  },
];

/** Draws a learner, her mentor, a task and its grade. Screen readers skip the picture. */
export function HeroArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      {people.map(({ place, look }) => (
        <div key={look.hair} className={classes(styles.tile, place)}>
          <Portrait look={look} />
        </div>
      ))}
      <div className={classes(styles.shape, styles.sun)} />
      <div className={classes(styles.shape, styles.leaf)} />
      <div className={classes(styles.note, styles.task)}>
        <span className={styles.check}>
          <Icon name="check" />
        </span>
        <span>
          <small>{texts.task}</small>
          <b>{texts.taskTitle}</b>
        </span>
      </div>
      <div className={classes(styles.note, styles.comment)}>{texts.mentor}</div>
      <div className={classes(styles.note, styles.grade)}>
        <b>{texts.grade}</b>
        <small>{texts.graded}</small>
      </div>
    </div>
  );
}
