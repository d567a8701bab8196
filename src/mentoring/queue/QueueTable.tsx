import { useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ClearFilters, focusList, ListFrame, NothingFound } from '../../ui/list/ListFrame.tsx';
import { type Column, RowsTable } from '../../ui/list/RowsTable.tsx';
import type { ListAddress } from '../../ui/list/useListAddress.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { isQueueKnown, type QueueRow, type QueueView } from '../submissions.ts';
import { gradeSeen } from '../../tasks/tasksSlice.ts';
import { menteeSelectors } from '../../user/userSlice.ts';
import { useAppDispatch } from '../../api/query/query.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { queueTexts as texts } from '../texts.ts';
import {
  ChangedAt,
  GradeTag,
  isUngraded,
  MenteeName,
  menteeOf,
  PAGE_SIZE,
  taskOf,
  toReview,
} from '../parts.tsx';
import { isFiltered, toState } from './QueueFilters.tsx';
import mentor from '../mentor.module.css';
import styles from './Queue.module.css';
import { toFoundMentees } from '../../paths.ts';

interface RowOnPage {
  row: QueueRow;
  /** Null if the mentees are not loaded. */
  photoUrl: string | null;
  hasDraft: boolean;
}

/** Returns the columns. In a list of work to grade, a row shows its age and no grade. */
const columnsOf = ({ state }: QueueView, onGrade: (id: string) => void): Column<RowOnPage>[] => [
  {
    key: 'mentee',
    header: texts.mentee,
    place: 'title',
    width: '24%',
    // On a phone, the whole row opens the review.
    cell: ({ row, photoUrl }, isWide) => (
      <MenteeName
        id={isWide ? (row.submission.mentee?.id ?? null) : null}
        name={menteeOf(row)}
        photoUrl={photoUrl}
      />
    ),
  },
  {
    key: 'task',
    header: texts.task,
    cell: ({ row, hasDraft }) => (
      <span className="row gap-1">
        <span className="clamp-3">{taskOf(row)}</span>
        {hasDraft && <Tag icon="pencil">{texts.draft}</Tag>}
      </span>
    ),
  },
  {
    key: 'grade',
    header: state === 'waiting' ? texts.updated : texts.grade,
    place: 'end',
    width: '25%',
    cell: ({ row }) => <GradeTag row={row} />,
  },
  ...(state === 'waiting'
    ? []
    : [
        {
          key: 'updated',
          header: texts.updated,
          width: '13%',
          cell: ({ row }: RowOnPage) =>
            !isUngraded(row) && (
              <span className="small">
                <ChangedAt row={row} />
              </span>
            ),
        },
      ]),
  {
    key: 'action',
    header: texts.action,
    place: 'end',
    width: '19%',
    cell: ({ row }, isWide) =>
      isWide ? (
        <Button {...toReview(row)} data-grade={row.id} onClick={() => onGrade(row.id)} />
      ) : (
        <button
          type="button"
          className="fills"
          data-grade={row.id}
          aria-label={toReview(row)['aria-label']}
          onClick={() => onGrade(row.id)}
        />
      ),
  },
];

interface QueueTableProps {
  rows: readonly QueueRow[];
  /** Matches in all states. */
  all: number;
  view: QueueView;
  address: ListAddress;
  drafts: readonly string[];
  onGrade: (id: string) => void;
}

/** Shows a page of submissions, with its count and empty states. */
export function QueueTable(props: QueueTableProps) {
  const { rows, all, view, address, drafts, onGrade } = props;
  const mentees = useAppSelector(menteeSelectors.selectEntities);
  const isKnown = useAppSelector(isQueueKnown);
  const justGraded = useAppSelector(({ tasks }) => tasks.lastGraded);
  const dispatch = useAppDispatch();
  const search = view.search.trim();
  const isShort = isFiltered(view);

  useEffect(() => () => void dispatch(gradeSeen()), [dispatch]);

  return (
    <ListFrame
      label={texts.caption}
      address={address}
      rows={rows}
      pageSize={PAGE_SIZE}
      head={
        <div className={isShort ? `row ${styles.found}` : 'visually-hidden'}>
          <p className="soft small" role="status">
            {rows.length > 0 && texts.found(rows.length, search)}
          </p>
          {search !== '' && (
            <ButtonLink variant="quiet" to={toFoundMentees(search)}>
              {texts.searchMentees}
            </ButtonLink>
          )}
          {isShort && rows.length > 0 && <ClearFilters address={address} variant="quiet" />}
        </div>
      }
      empty={
        view.state === 'waiting' && all > 0 ? (
          <EmptyState
            icon="check-circle"
            title={isKnown ? texts.matchesGraded(all) : texts.matchesGradedBefore(all)}
            action={
              <>
                <Button
                  variant="secondary"
                  onClick={(event) => {
                    focusList(event);
                    address.change(toState('all'));
                  }}
                >
                  {texts.showAll}
                </Button>
                <ClearFilters address={address} variant="quiet" />
              </>
            }
          />
        ) : (
          <NothingFound address={address} />
        )
      }
    >
      {(shown) => (
        <Card padding="none">
          <RowsTable
            label={texts.caption}
            className={mentor.people}
            columns={columnsOf(view, onGrade)}
            rows={shown.map((row) => ({
              row,
              photoUrl: mentees[row.submission.mentee?.id ?? '']?.photoUrl ?? null,
              hasDraft: drafts.includes(row.id),
            }))}
            rowKey={({ row }) => row.id}
            changed={justGraded}
          />
        </Card>
      )}
    </ListFrame>
  );
}
