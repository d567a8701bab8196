import { Link } from 'react-router-dom';
import type { Person } from '../../user/userSlice.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { fill, toGrading, toMentee } from '../../paths.ts';
import { type Need, needMailTexts, needsTexts } from './needs.ts';
import { mailLink } from '../../lib/links.ts';
import { fullName } from '../../lib/text.ts';
import { useProfile } from '../../user/useProfile.ts';
import type { QueueRow } from '../submissions.ts';
import { menteesTexts as texts } from '../texts.ts';
import { personTexts } from '../../user/personTexts.ts';
import styles from '../mentor.module.css';

/** How many technologies a row shows. */
const NAMED = 3;

/** What a row says of a mentee's work. */
export interface MenteeRow {
  person: Person;
  /** Why the mentee may need their mentor, if they do. */
  need: Need<Person, QueueRow> | undefined;
  /** How many of their submissions are not graded; null until that is known. */
  waiting: number | null;
}

const nameOf = (person: Person): string => fullName(person) || personTexts.unnamed;

export const MenteeName = ({ person }: { person: Person }) => (
  <span className={styles.person}>
    <Avatar name={nameOf(person)} photoUrl={person.photoUrl} size="sm" decorative />
    <Link to={toMentee(person.id)}>
      <span>{nameOf(person)}</span>
    </Link>
  </span>
);

export function Technologies({ person }: { person: Person }) {
  const names = [...new Set(person.technologies)];
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

/** The reason, or that there is nothing to grade. */
export function MenteeState({ need, waiting }: MenteeRow) {
  if (need) return needsTexts.reasons[need.reason](need.days, waiting ?? 1);
  if (waiting === null) return null;
  return waiting > 0 ? texts.waitingCount(waiting) : texts.allGraded;
}

/** True if the row offers an email: the mentee needs their mentor, and waits for no grade. */
export const writesTo = ({ person, need }: MenteeRow): boolean =>
  need !== undefined && (need.work === null || need.work.graded) && person.email !== null;

/** A review of ungraded work, with the rest of that mentee's behind it; else an email to write. */
export function MenteeAction({ person, need }: MenteeRow) {
  const own = fullName(useProfile());
  const name = nameOf(person);
  if (!need) return null;
  const { reason, work } = need;
  if (work && !work.graded) {
    return (
      <ButtonLink to={`${toGrading(work.id)}&mentee=${fill(person.id)}`} variant="secondary">
        {needsTexts.review}
        <span className="visually-hidden">{needsTexts.of(name)}</span>
      </ButtonLink>
    );
  }
  if (reason === 'waiting' || reason === 'sentAgain' || !person.email) return null;
  const task = work?.taskTitle ?? '';
  return (
    <ButtonAnchor
      variant="quiet"
      href={mailLink(person.email, {
        subject: needMailTexts.subject,
        body: needMailTexts.body(person.firstName.trim(), needMailTexts.words[reason](task), own),
      })}
    >
      {needsTexts.write}
      <span className="visually-hidden">{needsTexts.to(name)}</span>
    </ButtonAnchor>
  );
}
