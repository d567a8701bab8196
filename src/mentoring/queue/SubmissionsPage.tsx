import { useCallback, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../../ui/Loading.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { clockTime } from '../../lib/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Celebration } from '../../ui/Celebration.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { idsWithDraft } from '../../user/drafts.ts';
import { nameOf } from '../../user/nameOf.ts';
import { useProfile } from '../../user/useProfile.ts';
import {
  firstToGrade,
  isQueueKnown,
  selectQueue,
  selectQueueCounts,
  viewQueue,
} from '../submissions.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';
import { hasResponse, hasNewResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { queueTexts as texts } from '../texts.ts';
import { FirstStep, MentorView } from '../parts.tsx';
import { Desk, useRecentGrading, useReviewAddress } from '../desk/Desk.tsx';
import mentor from '../mentor.module.css';
import styles from './Queue.module.css';
import { QueueFilters, isFiltered, useQueueView, toState } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { commonTexts } from '../../ui/texts.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/** Shows the submissions to a mentor, with the review. */
export default function SubmissionsPage() {
  const { request, retry } = useLoad(loadMentorSubmissions, undefined);
  const queue = useAppSelector(selectQueue);
  const { waiting, graded } = useAppSelector(selectQueueCounts);
  const isKnown = useAppSelector(isQueueKnown);
  const recent = useRecentGrading();
  const profile = useProfile();
  const address = useListAddress();
  const { open } = useReviewAddress();
  const { userId } = useSession();
  const [drafts, setDrafts] = useState(() => idsWithDraft(userId, 'grade'));
  const head = useRef<HTMLHeadingElement>(null);
  const onClosed = useCallback(() => setDrafts(idsWithDraft(userId, 'grade')), [userId]);
  const view = useQueueView(address);
  const rows = useMemo(() => viewQueue(queue, view), [queue, view]);
  // Graded matches that an empty list hides.
  const all = useMemo(
    () => (rows.length === 0 ? viewQueue(queue, { ...view, state: 'all' }).length : 0),
    [rows, queue, view],
  );
  const next = firstToGrade(rows, userId);
  const isEmpty = rows.length === 0 && view.state === 'waiting' && !isFiltered(view);
  const ready = hasResponse(request) || queue.length > 0;
  const isChecking =
    request?.status === 'loading' || (request?.status !== 'failure' && !hasNewResponse(request));
  const unknown = isKnown ? null : isChecking ? 'checking' : 'maybeMore';

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className={styles.queueHead}>
        <div className="stack gap-2">
          <h1 ref={head} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className={`soft ${mentor.intro}`} role="status">
            {queue.length > 0 &&
              (waiting > 0 || isKnown ? texts.counts(waiting, graded) : texts.gradedCount(graded))}
          </p>
        </div>
        {!ready && request?.status !== 'failure' && <span className={styles.nextRoom} />}
        {ready && waiting > 0 && (
          <Button
            variant={next ? 'accent' : 'secondary'}
            size="lg"
            block
            iconAfter="arrow-right"
            onClick={() => (next ? open(next.id) : address.clear())}
          >
            {next ? texts.nextButton : texts.showWaiting}
          </Button>
        )}
      </header>
      <MentorView
        reads={[{ request, ready, missing: notLoadedTexts.submissions }]}
        skeleton={<Skeleton shape="table" label={texts.loading} count={10} />}
      >
        <Desk rows={rows} request={request} onClosed={onClosed} />
        {queue.length === 0 ? (
          <EmptyState icon="book" title={texts.none} text={texts.noneText} action={<FirstStep />} />
        ) : (
          <>
            {waiting === 0 && (
              <EmptyState
                icon={isKnown ? undefined : 'clock'}
                picture={
                  isKnown &&
                  isEmpty && (
                    <Celebration>
                      <Avatar
                        name={nameOf(profile, '')}
                        photoUrl={profile.photoUrl}
                        size="lg"
                        decorative
                      />
                    </Celebration>
                  )
                }
                title={texts[unknown ?? 'caughtUp']}
                text={
                  (recent || unknown !== 'checking') && (
                    <>
                      {recent && (
                        <span>
                          {texts.recentGrades(
                            recent.done,
                            recent.mentees,
                            clockTime(recent.since),
                            recent.mean,
                          )}{' '}
                        </span>
                      )}
                      {unknown !== 'checking' && (
                        <span>{isKnown ? texts.caughtUpText : texts.maybeMoreText}</span>
                      )}
                    </>
                  )
                }
                action={
                  (isEmpty || unknown === 'maybeMore') && (
                    <>
                      {unknown === 'maybeMore' && (
                        <Button variant="secondary" iconBefore="refresh" onClick={retry}>
                          {commonTexts.tryAgain}
                        </Button>
                      )}
                      {isEmpty && (
                        <Button
                          variant="secondary"
                          onClick={() => {
                            address.change(toState('all'));
                            head.current?.focus();
                          }}
                        >
                          {texts.showAll}
                        </Button>
                      )}
                    </>
                  )
                }
              />
            )}
            {!(waiting === 0 && isEmpty) && (
              <>
                <QueueFilters view={view} address={address} />
                <QueueTable
                  rows={rows}
                  all={all}
                  view={view}
                  address={address}
                  drafts={drafts}
                  onGrade={open}
                />
              </>
            )}
          </>
        )}
      </MentorView>
    </>
  );
}
