import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { hasResponse, hasNewResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { MentorView, WorkList } from '../parts.tsx';
import styles from '../mentor.module.css';
import { selectQueue } from '../submissions.ts';
import { menteesTexts as texts } from '../texts.ts';
import { paths, readId } from '../../paths.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { RailSkeleton } from '../../ui/RailSkeleton.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { PersonProfile } from '../../user/PersonProfile.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { nameOf } from '../../user/nameOf.ts';
import { loadMentees, menteeSelectors } from '../../user/userSlice.ts';

/** Lists what a mentee has submitted to this mentor. */
function MenteeSubmissions({ menteeId, isKnown }: { menteeId: string; isKnown: boolean }) {
  const queue = useAppSelector(selectQueue);
  const rows = useMemo(
    () => queue.filter(({ submission }) => submission.mentee?.id === menteeId),
    [queue, menteeId],
  );
  return (
    <Card as="section" className="stack gap-4">
      <h2>{texts.work}</h2>
      {rows.length === 0 ? (
        <p className="soft">{isKnown ? texts.noWork : notLoadedTexts.submissions}</p>
      ) : (
        <WorkList rows={rows} />
      )}
    </Card>
  );
}

/** Shows a mentee's profile, with their submissions to this mentor. */
export default function MenteePage() {
  const userId = readId(useParams()['userId']);
  const { request } = useLoad(loadMentees, undefined);
  const { request: work } = useLoad(loadMentorSubmissions, undefined);
  const person = useAppSelector((state) => menteeSelectors.selectById(state, userId));
  const title = person ? nameOf(person) : texts.name;
  const isWorkKnown = hasResponse(work);

  return (
    <>
      <PageMeta title={title} description={texts.profileDescription} index={false} />
      <ButtonLink
        to={paths.mentees}
        variant="quiet"
        iconBefore="arrow-left"
        className={styles.back}
      >
        {texts.back}
      </ButtonLink>
      <MentorView
        reads={[
          // A list from an earlier visit may lack the mentee.
          {
            request,
            ready: person !== undefined || hasNewResponse(request),
            missing: notLoadedTexts.mentee,
          },
          { request: work, ready: isWorkKnown, missing: notLoadedTexts.submissions },
        ]}
        skeleton={<RailSkeleton label={texts.loading} />}
      >
        {person ? (
          <PersonProfile person={person}>
            <MenteeSubmissions menteeId={userId} isKnown={isWorkKnown} />
          </PersonProfile>
        ) : (
          <EmptyState
            headingLevel={1}
            icon="users"
            title={texts.notYours}
            text={texts.notYoursText}
          />
        )}
      </MentorView>
    </>
  );
}
