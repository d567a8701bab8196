import { useMemo } from 'react';
import type { Person } from '../../user/userSlice.ts';
import { mailLink } from '../../lib/links.ts';
import { arrange, compareTexts, type Orders, searchable, type View } from '../../lib/search.ts';
import { type Need, needMailTexts, needsOf, needsTexts } from './needs.ts';
import { MenteeName, PAGE_SIZE } from '../parts.tsx';
import styles from '../mentor.module.css';
import { isQueueKnown, type QueueRow, selectQueue, selectWaitingByMentee } from '../submissions.ts';
import { menteesTexts as texts } from '../texts.ts';
import { toGrading } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { SearchAndOrder } from '../../ui/list/Filters.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { type Column, RowsTable } from '../../ui/list/RowsTable.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { nameOf } from '../../user/nameOf.ts';
import { useProfile } from '../../user/useProfile.ts';

const byName = (a: Person, b: Person): number => compareTexts(nameOf(a, ''), nameOf(b, ''));

const wordsOf = (person: Person): string =>
  searchable([nameOf(person, ''), ...person.technologies].join(' '));

/** Sorts mentees with a need first, the rest by name. */
export function sortedByNeed(
  people: readonly Person[],
  needs: readonly { person: Person }[],
): Person[] {
  const first = needs.map(({ person }) => person);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...people.filter(({ id }) => !ids.has(id)).sort(byName)];
}

/**
 * Filters mentees, and sorts them as chosen with ties by name. `waiting` counts ungraded
 * submissions by mentee id.
 */
export function viewMentees(
  people: readonly Person[],
  waiting: ReadonlyMap<string, number>,
  view: View,
): Person[] {
  const orders: Orders<Person> = new Map([
    ['name', byName],
    ['waiting', (a, b) => (waiting.get(a.id) ?? 0) - (waiting.get(b.id) ?? 0)],
  ]);
  return arrange(view.sort === '' ? people : [...people].sort(byName), wordsOf, orders, view);
}

const MAX_TAGS = 3;

interface MenteeRow {
  person: Person;
  need: Need<Person, QueueRow> | undefined;
  waiting: number | null;
  /** True if the API has said in this visit all that is to grade. */
  isKnown: boolean;
}

function TechnologyCell({ person }: MenteeRow) {
  const names = person.technologies;
  if (names.length === 0) return <span className="soft">{texts.notNamed}</span>;
  return (
    <ul role="list" className="row gap-1">
      {names.slice(0, MAX_TAGS).map((name) => (
        <li key={name}>
          <Tag tone="brand">
            <bdi translate="no">{name}</bdi>
          </Tag>
        </li>
      ))}
      {names.length > MAX_TAGS && (
        <li>
          <Tag>{texts.more(names.length - MAX_TAGS)}</Tag>
        </li>
      )}
    </ul>
  );
}

function stateWords({ need, waiting, isKnown }: MenteeRow): string {
  if (need) return needsTexts.reasons[need.reason](need.days, waiting ?? 1);
  if (waiting === null) return '';
  if (waiting > 0) return texts.waitingCount(waiting);
  return isKnown ? texts.allGraded : '';
}

/** Returns whether the row offers an email, because the mentee has a need and no ungraded work. */
const writesTo = ({ person, need }: MenteeRow): boolean =>
  need !== undefined && (need.work === null || need.work.graded) && person.email !== null;

function MenteeAction({ person, need }: MenteeRow) {
  const mentorName = nameOf(useProfile(), '');
  const name = nameOf(person);
  if (!need) return null;
  const { reason, work } = need;
  if (work && !work.graded) {
    return (
      <ButtonLink
        to={toGrading(work.id, { mentee: person.id })}
        state={opensDialog}
        variant="secondary"
        className={styles.compact}
        aria-label={needsTexts.reviewOf(name)}
      >
        {needsTexts.review}
      </ButtonLink>
    );
  }
  if (reason === 'waiting' || reason === 'sentAgain' || !person.email) return null;
  const task = work?.taskTitle ?? '';
  return (
    <ButtonAnchor
      variant="quiet"
      aria-label={needsTexts.writeTo(name)}
      href={mailLink({
        address: person.email,
        subject: needMailTexts.subject,
        text: needMailTexts.body(
          person.firstName.trim(),
          needMailTexts.words[reason](task),
          mentorName,
        ),
      })}
    >
      {needsTexts.write}
    </ButtonAnchor>
  );
}

const columns: Column<MenteeRow>[] = [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    width: '32%',
    cell: ({ person }) => (
      <MenteeName id={person.id} name={nameOf(person)} photoUrl={person.photoUrl} />
    ),
  },
  {
    key: 'technologies',
    header: texts.technologies,
    place: 'wide',
    cell: (row) => <TechnologyCell {...row} />,
  },
];

const workColumns: Column<MenteeRow>[] = [
  {
    key: 'waiting',
    header: texts.state,
    width: '24%',
    cell: (row) => <span className="small">{stateWords(row)}</span>,
  },
  {
    key: 'action',
    header: texts.action,
    place: 'end',
    width: '16%',
    cell: (row) => <MenteeAction {...row} />,
  },
];

interface MenteesTableProps {
  people: readonly Person[];
  /** False if the submissions are unknown. Then the list has no columns about work. */
  isCounted: boolean;
}

/** Searches and pages the mentees in the order of need. */
export function MenteesTable({ people, isCounted }: MenteesTableProps) {
  const address = useListAddress();
  const { search, sort } = address;
  const waiting = useAppSelector(selectWaitingByMentee);
  const isKnown = useAppSelector(isQueueKnown);
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  const needs = useMemo(
    () => (isCounted ? needsOf(people, queue, now) : []),
    [isCounted, people, queue, now],
  );
  const found = useMemo(
    () => viewMentees(sortedByNeed(people, needs), waiting, { search, sort }),
    [people, needs, waiting, search, sort],
  );
  const toRow = (person: Person): MenteeRow => ({
    person,
    need: needs.find((need) => need.person.id === person.id),
    waiting: isCounted ? (waiting.get(person.id) ?? 0) : null,
    isKnown,
  });

  return (
    <ListFrame
      label={texts.caption}
      address={address}
      rows={found}
      pageSize={PAGE_SIZE}
      head={
        <>
          <SearchAndOrder label={texts.search} address={address} orders={texts.orders} />
          <p className="visually-hidden" role="status">
            {search.trim() === '' ? '' : texts.found(found.length)}
          </p>
        </>
      }
    >
      {(shown) => {
        const rows = shown.map(toRow);
        return (
          <>
            <Card padding="none">
              <RowsTable
                label={texts.caption}
                className={styles.people}
                columns={isCounted ? [...columns, ...workColumns] : columns}
                rows={rows}
                rowKey={({ person }) => person.id}
              />
            </Card>
            {rows.some(writesTo) && <p className="soft small">{needsTexts.copied}</p>}
          </>
        );
      }}
    </ListFrame>
  );
}
