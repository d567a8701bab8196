import { useCallback, useMemo } from 'react';
import type { Person } from '../../api/schemas.ts';
import { pageOf } from '../../ui/table/pageNumbers.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { OrderSelect } from '../../ui/table/OrderSelect.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { SearchField } from '../../ui/table/Filters.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { needsOf } from './needs.ts';
import { useNow } from '../../ui/useNow.ts';
import { useMediaQuery } from '../../ui/hooks.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { byNeed, viewMentees } from './mentees.ts';
import { selectQueue, selectWaitingByMentee } from '../submissions.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { menteesTexts as texts, mentorTexts } from '../texts.ts';
import { needsTexts } from './needsTexts.ts';
import { writesTo, type MenteeRow } from './menteeCells.tsx';
import { MenteeList } from './MenteeList.tsx';
import { menteeColumns } from './menteeColumns.tsx';
import styles from '../mentor.module.css';
import { PAGE_SIZE, useAddress } from '../useAddress.ts';

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
