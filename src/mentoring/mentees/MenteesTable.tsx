import { useCallback, useMemo } from 'react';
import type { Person } from '../../user/userSlice.ts';
import { mailLink } from '../../lib/links.ts';
import { arrange, compareTexts, type Orders, searchable, type View } from '../../lib/search.ts';
import { fullName } from '../../lib/text.ts';
import { type Need, needMailTexts, needsOf, needsTexts } from './needs.ts';
import { MenteeName } from '../parts.tsx';
import styles from '../mentor.module.css';
import { isQueueKnown, type QueueRow, selectQueue, selectWaitingByMentee } from '../submissions.ts';
import { menteesTexts as texts, mentorTexts } from '../texts.ts';
import { PAGE_SIZE, useAddress, useWiden } from '../useAddress.ts';
import { toGrading } from '../../paths.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { type Column, DataTable, sortOf, sortValue } from '../../ui/table/DataTable.tsx';
import { FilterSelect, NothingFound, SearchField } from '../../ui/table/Filters.tsx';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { tableTexts } from '../../ui/table/texts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { nameOf } from '../../user/nameOf.ts';
import { useProfile } from '../../user/useProfile.ts';

const sortKeys = ['name', 'waiting'] as const;

export type MenteeOrder = (typeof sortKeys)[number];

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

const wordsOf = (person: Person): string =>
  searchable([fullName(person), ...person.technologies].join(' '));

/** Mentees with a need first, the rest by name. */
export function byNeed(people: readonly Person[], needs: readonly { person: Person }[]): Person[] {
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
  view: View<MenteeOrder>,
): Person[] {
  const orders: Orders<Person, MenteeOrder> = {
    name: byName,
    waiting: (a, b) => (waiting.get(a.id) ?? 0) - (waiting.get(b.id) ?? 0),
  };
  return arrange(view.sort ? [...people].sort(byName) : people, wordsOf, orders, view);
}

const MAX_TAGS = 3;

interface MenteeRow {
  person: Person;
  need: Need<Person, QueueRow> | undefined;
  waiting: number | null;
  /** True if the API has said in this visit all that is to grade. */
  isKnown: boolean;
}

const Name = ({ person }: MenteeRow) => (
  <MenteeName id={person.id} name={nameOf(person)} photoUrl={person.photoUrl} />
);

function TechnologyCell({ person }: MenteeRow) {
  const names = [...new Set(person.technologies)];
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

/** True if the row offers an email: the mentee has a need and no ungraded work. */
const writesTo = ({ person, need }: MenteeRow): boolean =>
  need !== undefined && (need.work === null || need.work.graded) && person.email !== null;

function MenteeAction({ person, need }: MenteeRow) {
  const mentorName = fullName(useProfile());
  const name = nameOf(person);
  if (!need) return null;
  const { reason, work } = need;
  if (work && !work.graded) {
    return (
      <ButtonLink
        to={toGrading(work.id, { mentee: person.id })}
        state={opensDialog}
        variant="secondary"
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
    sortable: true,
    isTitle: true,
    cell: (row) => <Name {...row} />,
  },
  {
    key: 'technologies',
    header: texts.technologies,
    cell: (row) => <TechnologyCell {...row} />,
  },
  {
    key: 'waiting',
    header: texts.state,
    sortable: true,
    cell: stateWords,
  },
  {
    key: 'action',
    header: texts.action,
    align: 'end',
    cell: (row) => <MenteeAction {...row} />,
  },
];

function MenteeList({ rows }: { rows: readonly MenteeRow[] }) {
  const hasRoom = useMediaQuery(minWidth('md'));
  return (
    <Card as="ul" role="list" padding="none" className="divided" aria-label={texts.caption}>
      {rows.map((row) => (
        <li key={row.person.id} className={`line ${styles.mentee}`}>
          <div className="grow">
            <Name {...row} />
            <p className={`soft small ${styles.menteeState}`}>{stateWords(row)}</p>
          </div>
          {hasRoom && <TechnologyCell {...row} />}
          <MenteeAction {...row} />
        </li>
      ))}
    </Card>
  );
}

/** The orders of a list without column headers, in words that fit half a phone. */
const orders = (['name', '-name', '-waiting', 'waiting'] as const).map((id) => ({
  id,
  name: texts.orders[id],
}));

interface MenteesTableProps {
  people: readonly Person[];
  /** False if the submissions are unknown. Then rows show no state of work. */
  isCounted: boolean;
}

/** Searches and pages the mentees in the order of need. */
export function MenteesTable({ people, isCounted }: MenteesTableProps) {
  const address = useAddress();
  const { change } = address;
  const [list, widen] = useWiden(change);
  const waiting = useAppSelector(selectWaitingByMentee);
  const isKnown = useAppSelector(isQueueKnown);
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  const needs = useMemo(
    () => (isCounted ? needsOf(people, queue, now) : []),
    [isCounted, people, queue, now],
  );
  const find = useCallback((q: string) => change({ q }), [change]);

  const hasRoom = useMediaQuery(minWidth('xl'));
  const search = address.get('q');
  const key = sortKeys.find((option) => option === address.sort?.key);
  const sort = address.sort && key ? { key, descending: address.sort.descending } : null;
  const matches = viewMentees(byNeed(people, needs), waiting, { search, sort });
  const { page, pageCount, rows: pagePeople } = pageOf(matches, address.get('page'), PAGE_SIZE);
  const rows = pagePeople.map((person): MenteeRow => ({
    person,
    need: needs.find((need) => need.person.id === person.id),
    waiting: isCounted ? (waiting.get(person.id) ?? 0) : null,
    isKnown,
  }));

  return (
    <section ref={list} tabIndex={-1} className="stack gap-4" aria-label={texts.caption}>
      <div role="search" className={styles.search} aria-label={texts.search}>
        <SearchField label={mentorTexts.search} value={search} onSearch={find} />
        {!hasRoom && (
          <FilterSelect
            label={tableTexts.sort}
            value={sortValue(sort)}
            all={tableTexts.asItComes}
            choices={orders}
            onChange={(chosen) => address.setSort(sortOf(chosen))}
          />
        )}
        <p className="visually-hidden" role="status">
          {search.trim() === '' ? '' : texts.found(matches.length)}
        </p>
      </div>
      {matches.length === 0 ? (
        <NothingFound
          search={search}
          action={
            <Button variant="secondary" onClick={() => widen({ q: '' })}>
              {mentorTexts.clear}
            </Button>
          }
        />
      ) : hasRoom ? (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ person }) => person.id}
          sort={sort}
          onSort={address.setSort}
        />
      ) : (
        <MenteeList rows={rows} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={address.setPage} label={texts.pages} />
      {rows.some(writesTo) && <p className="soft small">{needsTexts.copied}</p>}
    </section>
  );
}
