import { useEffect } from 'react';
import { NothingFound } from '../../ui/table/Filters.tsx';
import { pageOf, Pagination } from '../../ui/table/Pagination.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMediaQuery, minWidth } from '../../ui/hooks.ts';
import { draftOf } from '../../user/drafts.ts';
import { isQueueKnown, type QueueRow, type QueueView } from '../submissions.ts';
import { gradeSeen } from '../../tasks/tasksSlice.ts';
import { menteeSelectors } from '../../user/userSlice.ts';
import { useAppDispatch } from '../../api/query/query.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { mentorTexts, queueTexts as texts } from '../texts.ts';
import {
  AgeTag,
  ChangedAt,
  GradeTag,
  gradeWords,
  isUngraded,
  MenteeName,
  menteeOf,
  taskOf,
  toReview,
} from '../parts.tsx';
import { isFiltered, noFilters, toState } from './QueueFilters.tsx';
import styles from './Queue.module.css';
import { PAGE_SIZE, type Address, useWiden } from '../useAddress.ts';
import { toFoundMentees } from '../../paths.ts';
import { PersonName } from '../../ui/PersonName.tsx';

interface RowOnPage {
  row: QueueRow;
  name: string;
  /** Null if the mentees are not loaded. */
  photoUrl: string | null;
  hasDraft: boolean;
}

const DraftTag = ({ hasDraft }: RowOnPage) => hasDraft && <Tag icon="pencil">{texts.draft}</Tag>;

const columnsWith = (onGrade: (id: string) => void): Column<RowOnPage>[] => [
  {
    key: 'mentee',
    header: texts.mentee,
    sortable: true,
    isTitle: true,
    cell: ({ row, name, photoUrl }) => (
      <MenteeName id={row.submission.mentee?.id ?? null} name={name} photoUrl={photoUrl} />
    ),
  },
  {
    key: 'task',
    header: texts.task,
    sortable: true,
    cell: (entry) => <span className="clamp-3">{taskOf(entry.row)}</span>,
  },
  {
    key: 'updated',
    header: texts.updated,
    sortable: true,
    cell: ({ row }) => (isUngraded(row) ? <AgeTag row={row} /> : <ChangedAt row={row} />),
  },
  {
    key: 'grade',
    header: texts.grade,
    sortable: true,
    cell: (entry) => (
      <span className="row gap-1">
        {isUngraded(entry.row) ? (
          <span>{gradeWords(entry.row) || texts.noGrade}</span>
        ) : (
          <GradeTag row={entry.row} />
        )}
        <DraftTag {...entry} />
      </span>
    ),
  },
  {
    key: 'action',
    header: texts.action,
    align: 'end',
    cell: ({ row }) => (
      <Button {...toReview(row)} data-grade={row.id} onClick={() => onGrade(row.id)} />
    ),
  },
];

interface QueueListProps {
  rows: readonly RowOnPage[];
  changed: string | null;
  onGrade: (id: string) => void;
}

/** The submissions on a narrow screen. Each row is one button that opens the review. */
const QueueList = ({ rows, changed, onGrade }: QueueListProps) => (
  <Card as="ul" role="list" padding="none" className="divided" aria-label={texts.caption}>
    {rows.map((entry) => {
      const { row, name, photoUrl } = entry;
      const { id, graded } = row;
      return (
        <li key={id} data-changed={id === changed || undefined}>
          <button
            type="button"
            className={`line start focus-inside ${styles.row}`}
            data-grade={id}
            onClick={() => onGrade(id)}
          >
            <span className="visually-hidden">{graded ? texts.doGradeAgain : texts.doGrade}</span>
            <Avatar name={name} photoUrl={photoUrl} size="sm" decorative />
            <span className={`row grow ${styles.words}`}>
              <PersonName className={`strong words clamp-2 ${styles.name}`}>{name}</PersonName>{' '}
              <span className="row gap-1">
                <GradeTag row={row} />
                <DraftTag {...entry} />
              </span>{' '}
              <span className={`small words clamp-2 ${styles.task}`}>{taskOf(entry.row)}</span>{' '}
              {!isUngraded(row) && (
                <span className="soft small">
                  <ChangedAt row={row} />
                </span>
              )}
            </span>
          </button>
        </li>
      );
    })}
  </Card>
);

interface QueueTableProps {
  rows: readonly QueueRow[];
  /** Matches in all states. */
  all: number;
  view: QueueView;
  address: Address;
  drafts: readonly string[];
  onGrade: (id: string) => void;
}

/** A page of submissions, with its count and empty states. */
export function QueueTable(props: QueueTableProps) {
  const { rows, all, view, address, drafts, onGrade } = props;
  const [list, widen] = useWiden(address.change);
  const mentees = useAppSelector(menteeSelectors.selectEntities);
  const hasRoom = useMediaQuery(minWidth('xl'));
  const isKnown = useAppSelector(isQueueKnown);
  const justGraded = useAppSelector(({ tasks }) => tasks.lastGraded);
  const dispatch = useAppDispatch();
  const search = view.search.trim();
  const { page, pageCount, rows: onPage } = pageOf(rows, address.get('page'), PAGE_SIZE);
  const entries = onPage.map((row): RowOnPage => ({
    row,
    name: menteeOf(row),
    photoUrl: mentees[row.submission.mentee?.id ?? '']?.photoUrl ?? null,
    hasDraft: drafts.includes(draftOf.grade(row.id)),
  }));

  useEffect(() => () => void dispatch(gradeSeen()), [dispatch]);

  return (
    <section ref={list} tabIndex={-1} className="stack gap-4" aria-label={texts.caption}>
      <div
        className={isFiltered(view) ? `row-between soft small ${styles.found}` : 'visually-hidden'}
      >
        <div className="row gap-1 words">
          <p role="status">{texts.found(rows.length, search)}</p>
          {search !== '' && (
            <ButtonLink variant="quiet" to={toFoundMentees(search)}>
              {texts.searchMentees}
            </ButtonLink>
          )}
        </div>
        {isFiltered(view) && (
          <Button variant="quiet" iconBefore="close" onClick={() => widen(noFilters)}>
            {mentorTexts.clear}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        view.state === 'waiting' && all > 0 ? (
          <Card>
            <EmptyState
              title={isKnown ? texts.theseGraded(all) : texts.theseGradedBefore(all)}
              action={
                <Button variant="secondary" onClick={() => widen(toState('all'))}>
                  {texts.showAll}
                </Button>
              }
            />
          </Card>
        ) : (
          <NothingFound search={search} />
        )
      ) : hasRoom ? (
        <DataTable
          caption={texts.caption}
          columns={columnsWith(onGrade)}
          rows={entries}
          rowKey={({ row }) => row.id}
          sort={view.sort}
          onSort={address.setSort}
          changed={justGraded}
        />
      ) : (
        <QueueList rows={entries} changed={justGraded} onGrade={onGrade} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={address.setPage} label={texts.pages} />
    </section>
  );
}
