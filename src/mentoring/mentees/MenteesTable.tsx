import { useCallback, useMemo } from 'react';
import type { Person } from '../../user/userSlice.ts';
import { arrange, compareTexts, type Orders, searchable, type View } from '../../lib/search.ts';
import { fullName } from '../../lib/text.ts';
import { MenteeList } from './MenteeList.tsx';
import {
  MenteeAction,
  MenteeName,
  type MenteeRow,
  MenteeState,
  Technologies,
  writesTo,
} from './menteeCells.tsx';
import { needsOf, needsTexts } from './needs.ts';
import styles from '../mentor.module.css';
import { selectQueue, selectWaitingByMentee } from '../submissions.ts';
import { menteesTexts as texts, mentorTexts } from '../texts.ts';
import { PAGE_SIZE, useAddress } from '../useAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { atLeast, useMediaQuery } from '../../ui/hooks.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import { OrderSelect } from '../../ui/table/OrderSelect.tsx';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { useAppSelector } from '../../tasks/state.ts';

export type MenteeOrder = 'name' | 'waiting';

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

const wordsOf = (person: Person): string =>
  searchable([fullName(person), ...person.technologies].join(' '));

/** Those who need their mentor in that order, then the others by name. */
export function byNeed(people: readonly Person[], needs: readonly { person: Person }[]): Person[] {
  const first = needs.map(({ person }) => person);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...people.filter(({ id }) => !ids.has(id)).sort(byName)];
}

/**
 * The mentees that match, in the given order unless sorted otherwise; equals by name.
 * @param waiting how many submissions of each mentee wait
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

/** The columns of the mentees' table. */
const menteeColumns = (rowOf: (person: Person) => MenteeRow): Column<Person>[] => [
  {
    key: 'name',
    header: texts.name,
    sortable: true,
    isTitle: true,
    cell: (person) => <MenteeName person={person} />,
  },
  {
    key: 'technologies',
    header: texts.technologies,
    cell: (person) => <Technologies person={person} />,
  },
  {
    key: 'waiting',
    header: texts.state,
    sortable: true,
    cell: (person) => <MenteeState {...rowOf(person)} />,
  },
  {
    key: 'action',
    header: texts.action,
    align: 'end',
    cell: (person) => <MenteeAction {...rowOf(person)} />,
  },
];

const orders = [
  { key: 'name', header: texts.name },
  { key: 'waiting', header: texts.state },
] as const;

interface MenteesTableProps {
  people: readonly Person[];
  /** False if the submissions are not known: then nothing is said of anybody's work. */
  isCounted: boolean;
}

/** A search and one page of the mentees, those who need their mentor first. */
export function MenteesTable({ people, isCounted }: MenteesTableProps) {
  const address = useAddress();
  const { change } = address;
  const waiting = useAppSelector(selectWaitingByMentee);
  const queue = useAppSelector(selectQueue);
  const now = useNow();
  const needs = useMemo(
    () => (isCounted ? needsOf(people, queue, now) : []),
    [isCounted, people, queue, now],
  );
  const rowOf = useCallback(
    (person: Person): MenteeRow => ({
      person,
      need: needs.find((need) => need.person.id === person.id),
      waiting: isCounted ? (waiting.get(person.id) ?? 0) : null,
    }),
    [needs, waiting, isCounted],
  );
  const find = useCallback((q: string) => change({ q }), [change]);

  const hasRoom = useMediaQuery(atLeast('xl'));
  const search = address.get('q');
  const key = orders.find((one) => one.key === address.sort?.key)?.key;
  const sort = address.sort && key ? { key, descending: address.sort.descending } : null;
  const found = viewMentees(byNeed(people, needs), waiting, { search, sort });
  const { page, pageCount, rows } = pageOf(found, address.get('page'), PAGE_SIZE);

  return (
    <section className={styles.list} aria-label={texts.caption}>
      <div role="search" className={styles.search} aria-label={texts.search}>
        <SearchField label={mentorTexts.search} value={search} onSearch={find} />
        {!hasRoom && <OrderSelect columns={orders} sort={sort} onSort={address.setSort} />}
        <p className="visually-hidden" role="status">
          {search.trim() === '' ? '' : texts.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            title={mentorTexts.nothingFound}
            text={mentorTexts.nothingFoundText}
            action={
              <Button variant="secondary" onClick={() => find('')}>
                {mentorTexts.clear}
              </Button>
            }
          />
        </Card>
      ) : hasRoom ? (
        <DataTable
          caption={texts.caption}
          columns={menteeColumns(rowOf)}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={address.setSort}
        />
      ) : (
        <MenteeList rows={rows} rowOf={rowOf} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={address.setPage} label={texts.pages} />
      {rows.some((person) => writesTo(rowOf(person))) && (
        <p className={styles.copied}>{needsTexts.copied}</p>
      )}
    </section>
  );
}
