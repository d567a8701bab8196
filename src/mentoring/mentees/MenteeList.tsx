import { useMediaQuery, atLeast } from '../../ui/hooks.ts';
import type { Person } from '../../user/userSlice.ts';
import { menteesTexts as texts } from '../texts.ts';
import {
  MenteeAction,
  MenteeName,
  MenteeState,
  Technologies,
  type MenteeRow,
} from './menteeCells.tsx';
import styles from './MenteeList.module.css';

interface MenteeListProps {
  rows: readonly Person[];
  rowOf: (person: Person) => MenteeRow;
}

/** The mentees without columns: who it is, how their work stands and what to do about it. */
export function MenteeList({ rows, rowOf }: MenteeListProps) {
  const hasRoom = useMediaQuery(atLeast('md'));
  return (
    <ul role="list" className={styles.rows} aria-label={texts.caption}>
      {rows.map((person) => {
        const row = rowOf(person);
        return (
          <li key={person.id} className={styles.row}>
            <div className={styles.words}>
              <MenteeName person={person} />
              <p className={styles.state}>
                <MenteeState {...row} />
              </p>
            </div>
            {hasRoom && <Technologies person={person} />}
            <MenteeAction {...row} />
          </li>
        );
      })}
    </ul>
  );
}
