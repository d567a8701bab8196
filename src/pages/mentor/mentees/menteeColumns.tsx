import { Link } from 'react-router-dom';
import type { Person } from '../../../api/schemas.ts';
import type { Column } from '../../../components/table/tableProps.ts';
import { Avatar } from '../../../components/ui/avatar/Avatar.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { fill, paths, toMentee } from '../../../config/paths.ts';
import { fullName } from '../../../domain/text/text.ts';
import { menteesTexts as texts } from '../../../texts/mentor.ts';
import { personTexts } from '../../../texts/person.ts';
import styles from '../mentor.module.css';

/** How many technologies a row shows. */
const NAMED = 3;

const nameOf = (person: Person): string => fullName(person) || personTexts.unnamed;

/**
 * The columns of the mentees' table.
 * @param status of the read that counts what waits: its column is there before its numbers
 * @param waiting how many submissions wait, by the mentee's id, once that is known
 */
export const menteeColumns = (
  status: 'loading' | 'success' | 'failure',
  waiting: ReadonlyMap<string, number>,
): Column<Person>[] => [
  {
    key: 'name',
    header: texts.name,
    sortable: true,
    place: 'title',
    cell: (person) => (
      <span className={styles.person}>
        <Avatar name={nameOf(person)} photoUrl={person.photoUrl} size="sm" decorative />
        <Link to={toMentee(person.id)}>
          <span>{nameOf(person)}</span>
        </Link>
      </span>
    ),
  },
  {
    key: 'technologies',
    header: texts.technologies,
    cell: ({ technologies }) => <Technologies names={[...new Set(technologies)]} />,
  },
  ...(status === 'failure'
    ? []
    : [
        {
          key: 'waiting',
          header: texts.waiting,
          sortable: true,
          place: 'action' as const,
          cell: (person: Person) => (
            <span className={styles.waiting}>
              {status === 'success' && (
                <Waiting person={person} count={waiting.get(person.id) ?? 0} />
              )}
            </span>
          ),
        },
      ]),
];

function Technologies({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={styles.nothing}>{texts.notNamed}</span>;
  return (
    <ul role="list" className={styles.tags}>
      {names.slice(0, NAMED).map((name) => (
        <li key={name}>
          <Tag tone="brand">{name}</Tag>
        </li>
      ))}
      {names.length > NAMED && (
        <li>
          <Tag>{texts.more(names.length - NAMED)}</Tag>
        </li>
      )}
    </ul>
  );
}

/** How many submissions of a mentee wait, as a link to them. */
function Waiting({ person, count }: { person: Person; count: number }) {
  if (count === 0) return <span className={styles.nothing}>{texts.noneWaiting}</span>;
  return (
    <Link className={styles.count} to={`${paths.submissions}?mentee=${fill(person.id)}`}>
      <Tag tone="accent" icon="clock">
        {texts.waitingCount(count)}
        <span className="visually-hidden"> {texts.waitingOf(nameOf(person))}</span>
      </Tag>
    </Link>
  );
}
