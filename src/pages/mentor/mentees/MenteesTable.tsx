import { useCallback, useMemo } from 'react';
import type { Person } from '../../../api/schemas.ts';
import { pageOf } from '../../../components/table/pageNumbers.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { RowList } from '../../../components/table/RowList.tsx';
import { Pagination } from '../../../components/table/Pagination.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { Button } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { atLeast } from '../../../config/breakpoints.ts';
import { requestIn } from '../../../slices/apiThunk.ts';
import { viewMentees, type MenteeOrder } from '../../../store/selectors/mentees.ts';
import { selectWaitingByMentee } from '../../../store/selectors/mentorQueue.ts';
import { loadMentorSubmissions } from '../../../slices/tasksSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { menteesTexts as texts, mentorTexts } from '../../../texts/mentor.ts';
import { menteeColumns } from './menteeColumns.tsx';
import styles from '../mentor.module.css';
import { PAGE_SIZE, useAddress } from '../useAddress.ts';

const orders: readonly MenteeOrder[] = ['name', 'waiting'];

/** A search and one page of the mentees. */
export function MenteesTable({ people }: { people: readonly Person[] }) {
  const address = useAddress();
  const { change } = address;
  const waiting = useAppSelector(selectWaitingByMentee);
  const work = useAppSelector((state) => requestIn(state, loadMentorSubmissions.keyOf()));
  // Known numbers stay during a refetch, and where it fails.
  const status = typeof work?.endedAt === 'number' ? 'success' : (work?.status ?? 'loading');
  const columns = useMemo(() => menteeColumns(status, waiting), [status, waiting]);
  const find = useCallback((q: string) => change({ q }), [change]);

  const hasRoom = useMediaQuery(atLeast('xl'));
  const List = hasRoom ? DataTable<Person> : RowList<Person>;

  const search = address.get('q');
  const key = orders.find((one) => one === address.sort?.key);
  const sort = address.sort && key ? { key, descending: address.sort.descending } : null;
  const found = viewMentees(people, waiting, { search, sort });
  const { page, pageCount, rows } = pageOf(found, address.get('page'), PAGE_SIZE);

  return (
    <section className={styles.list} aria-label={texts.caption}>
      <div role="search" className={styles.search} aria-label={texts.search}>
        <SearchField label={mentorTexts.search} value={search} onSearch={find} />
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
      ) : (
        <List
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={address.setSort}
        />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={address.setPage} label={texts.pages} />
    </section>
  );
}
