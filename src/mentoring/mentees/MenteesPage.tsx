import { Skeleton } from '../../ui/Loading.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { opensDialog } from '../../ui/dialog/useDialogAddress.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { paths, toGrading } from '../../paths.ts';
import { useSession } from '../../auth/useSession.ts';
import { firstToGrade, isQueueKnown, selectQueue, selectQueueCounts } from '../submissions.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { loadMentees, menteeSelectors } from '../../user/userSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { menteesTexts as texts, queueTexts } from '../texts.ts';
import { FirstStep, isForbidden, MentorView } from '../parts.tsx';
import { MenteesTable } from './MenteesTable.tsx';
import styles from '../mentor.module.css';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/**
 * Shows a mentor's home: mentees in the order of need, for which the submissions are fetched too.
 */
export default function MenteesPage() {
  const { request } = useLoad(loadMentees, undefined);
  const { request: work } = useLoad(loadMentorSubmissions, undefined);
  const people = useAppSelector(menteeSelectors.selectAll);
  const { waiting, graded } = useAppSelector(selectQueueCounts);
  const next = firstToGrade(useAppSelector(selectQueue), useSession().userId);
  const isKnown = useAppSelector(isQueueKnown);
  const ready = hasResponse(request) || people.length > 0;
  const isAlone = ready && people.length === 0;
  const isCounted = hasResponse(work) || waiting + graded > 0;
  // Rendered before the count has loaded, to avoid a layout shift.
  const hasSubmissions = waiting > 0 || (!isAlone && !isCounted && work?.status !== 'failure');

  return (
    <>
      <PageMeta title={texts.title} description={texts.description} index={false} />
      <header className="stack gap-2">
        <h1>{texts.title}</h1>
        {!isAlone && !isForbidden(request) && (
          <p className={`soft ${styles.intro}`}>
            {ready && (
              <>
                <span>{texts.count(people.length)}</span>
                {isKnown && waiting === 0 && <span>{` · ${queueTexts.homeNone}`}</span>}
              </>
            )}
          </p>
        )}
      </header>
      {hasSubmissions && !isForbidden(request) && (
        <section className={`row-between band ${styles.home}`} aria-label={queueTexts.title}>
          <p className="large strong">
            {isCounted ? queueTexts.homeWaiting(waiting) : queueTexts.homeCounting}
          </p>
          <span style={isCounted ? undefined : { visibility: 'hidden' }}>
            <ButtonLink
              to={next ? toGrading(next.id) : paths.submissions}
              state={opensDialog}
              variant="accent"
              iconAfter="arrow-right"
            >
              {queueTexts.nextButton}
            </ButtonLink>
          </span>
        </section>
      )}
      <MentorView
        reads={[
          { request, ready, missing: notLoadedTexts.mentees },
          // The order needs the submissions.
          {
            request: work,
            ready: isCounted || isAlone,
            missing: notLoadedTexts.submissions,
          },
        ]}
        skeleton={<Skeleton shape="table" label={texts.loading} count={10} />}
      >
        {people.length === 0 ? (
          <EmptyState
            icon="users"
            title={texts.none}
            text={texts.noneText}
            action={<FirstStep />}
          />
        ) : (
          <MenteesTable people={people} isCounted={isCounted} />
        )}
      </MentorView>
    </>
  );
}
