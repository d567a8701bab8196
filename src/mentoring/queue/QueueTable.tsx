import { useEffect, useMemo } from 'react';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { useMediaQuery, atLeast } from '../../ui/hooks.ts';
import { draftOf } from '../../user/drafts.ts';
import type { QueueRow, QueueView } from '../submissions.ts';
import { gradeSeen } from '../../tasks/tasksSlice.ts';
import { menteeSelectors } from '../../user/userSlice.ts';
import { useAppDispatch } from '../../api/query/query.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import { queueColumns } from './queueColumns.tsx';
import { QueueList } from './QueueList.tsx';
import { isFiltered, noFilters, toState } from './QueueFilters.tsx';
import styles from '../mentor.module.css';
import { PAGE_SIZE, type Address } from '../useAddress.ts';

interface QueueTableProps {
  /** All within the filters, sorted. */
  rows: readonly QueueRow[];
  /** How many there would be, graded or not. */
  all: number;
  view: QueueView;
  address: Address;
  /** The subjects of the drafts on this device. */
  drafts: readonly string[];
  onGrade: (id: string) => void;
}

/** One page of the filtered submissions. */
export function QueueTable({ rows, all, view, address, drafts, onGrade }: QueueTableProps) {
  const mentees = useAppSelector(menteeSelectors.selectEntities);
  const extras = useMemo(
    () => ({
      onGrade,
      photoOf: (id: string) => mentees[id]?.photoUrl ?? null,
      hasDraft: (id: string) => drafts.includes(draftOf.grade(id)),
    }),
    [onGrade, mentees, drafts],
  );
  const hasRoom = useMediaQuery(atLeast('xl'));
  const justGraded = useAppSelector(({ tasks }) => tasks.lastGraded);
  const dispatch = useAppDispatch();
  const { page, pageCount, rows: shown } = pageOf(rows, address.get('page'), PAGE_SIZE);

  useEffect(() => () => void dispatch(gradeSeen()), [dispatch]);

  return (
    <section className={styles.list} aria-label={texts.caption}>
      <div className={isFiltered(view) ? styles.found : 'visually-hidden'}>
        <p role="status">{texts.found(rows.length)}</p>
        {isFiltered(view) && (
          <Button variant="quiet" iconBefore="close" onClick={() => address.change(noFilters)}>
            {mentorTexts.clear}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <Card>
          {view.state === 'waiting' && all > 0 ? (
            <EmptyState
              title={texts.theseGraded}
              text={texts.gradedCount(all)}
              action={
                <Button variant="secondary" onClick={() => address.change(toState('all'))}>
                  {texts.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState title={mentorTexts.nothingFound} text={mentorTexts.nothingFoundText} />
          )}
        </Card>
      ) : hasRoom ? (
        <DataTable
          caption={texts.caption}
          columns={queueColumns(extras)}
          rows={shown}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSort={address.setSort}
          changed={justGraded}
        />
      ) : (
        <QueueList {...extras} rows={shown} changed={justGraded} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={address.setPage} label={texts.pages} />
    </section>
  );
}
