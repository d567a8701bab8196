import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { hasResponse, hasNewResponse, type RequestEntry } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { MentorView, WorkList } from '../parts.tsx';
import styles from '../mentor.module.css';
import { selectQueue } from '../submissions.ts';
import { menteesTexts as texts } from '../texts.ts';
import { paths, readId } from '../../paths.ts';
import { loadMentorSubmissions } from '../../tasks/tasksSlice.ts';
import { AsyncView, visibleError } from '../../ui/AsyncView.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { PersonProfile } from '../../user/PersonProfile.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { nameOf } from '../../user/nameOf.ts';
import { loadMentees, menteeSelectors } from '../../user/userSlice.ts';

interface MenteeSubmissionsProps {
  menteeId: string;
  request: RequestEntry | undefined;
  /** True if the page shows a failure, whose button retries this list too. */
  isFailureShown: boolean;
}

function MenteeSubmissions({ menteeId, request, isFailureShown }: MenteeSubmissionsProps) {
  const queue = useAppSelector(selectQueue);
  const rows = useMemo(
    () => queue.filter(({ submission }) => submission.mentee?.id === menteeId),
    [queue, menteeId],
  );
  const ready = hasResponse(request) || rows.length > 0;
  const isSaid = isFailureShown && request?.status === 'failure';

  return (
    <Card as="section" className="stack gap-4">
      <h2>{texts.work}</h2>
      <AsyncView
        reads={[
          {
            request: isSaid ? undefined : request,
            ready: ready || isSaid,
            missing: notLoadedTexts.submissions,
          },
        ]}
        label={texts.loadingWork}
      >
        {rows.length === 0 ? (
          <p className="soft">{isSaid ? notLoadedTexts.submissions : texts.noWork}</p>
        ) : (
          <WorkList rows={rows} />
        )}
      </AsyncView>
    </Card>
  );
}

/** Shows a mentee's profile, with their submissions to this mentor. */
export default function MenteePage() {
  const userId = readId(useParams()['userId']);
  const { request } = useLoad(loadMentees, undefined);
  const person = useAppSelector((state) => menteeSelectors.selectById(state, userId));
  const title = person ? nameOf(person) : texts.name;
  // A list from an earlier visit may lack the mentee.
  const ready = person !== undefined || hasNewResponse(request);
  const { request: work } = useLoad(loadMentorSubmissions, person ? undefined : null);
  const failure = visibleError(request, ready);

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
        reads={[{ request, ready, missing: notLoadedTexts.mentee }]}
        label={texts.loading}
      >
        {person ? (
          <PersonProfile person={person}>
            <MenteeSubmissions
              key={userId}
              menteeId={userId}
              request={work}
              isFailureShown={failure !== null}
            />
          </PersonProfile>
        ) : (
          <EmptyState headingLevel={1} title={texts.notYours} text={texts.notYoursText} />
        )}
      </MentorView>
    </>
  );
}
