import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AsyncView, LoadFailure } from '../../ui/AsyncView.tsx';
import { RailSkeleton } from '../../ui/RailSkeleton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toTask, readId } from '../../paths.ts';
import { shortMoment } from '../../lib/dates.ts';
import type { ApiError } from '../../api/errors.ts';
import { isFresh, readFailure, requestIn } from '../../api/query/query.ts';
import {
  loadTaskSubmissions,
  type Submission,
  submitTask,
  type Task,
} from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { submitTexts as texts, taskTexts } from '../task/texts.ts';
import { MentorLine } from '../feedback/MentorLine.tsx';
import { selectTrackMentor } from '../feedback/trackMentor.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SubmissionSent } from './Sent.tsx';
import { CheckYourself } from './CheckYourself.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import styles from './submit.module.css';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { Card } from '../../ui/Card.tsx';
import rail from '../../ui/Rail.module.css';
import { taskTitle } from '../../lib/text.ts';
import { useTask } from '../task/useTask.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { mentorSelectors } from '../../user/userSlice.ts';
import { nameOf } from '../../user/nameOf.ts';

/** Shows the form that submits a task, then the confirmation. */
export default function SubmitTaskPage() {
  const taskId = readId(useParams()['taskId']);
  const [sent, setSent] = useState<Task | null>(null);
  if (sent?.id === taskId) return <SubmissionSent task={sent} />;
  return <Submit key={taskId} taskId={taskId} onSent={setSent} />;
}

function Submit({ taskId, onSent }: { taskId: string; onSent: (task: Task) => void }) {
  const { role } = useSession();
  const { task, request } = useTask(taskId);
  const isGone = task === undefined && request?.error?.status === 404;
  return (
    <>
      <PageHead
        short
        title={task ? texts.titleOf(taskTitle(task)) : isGone ? taskTexts.gone : texts.title}
        description={texts.description}
        back={{ to: toTask(taskId), label: taskTexts.toTask, state: { task } }}
      />
      {role === 'MENTEE' ? (
        <AsyncView
          reads={[{ request, ready: task !== undefined, missing: notLoadedTexts.task }]}
          skeleton={<RailSkeleton label={taskTexts.loading} />}
        >
          {task && <TaskSubmission task={task} onSent={() => onSent(task)} />}
        </AsyncView>
      ) : (
        <Notice title={texts.onlyMentees}>{texts.onlyMenteesText}</Notice>
      )}
    </>
  );
}

/**
 * Shows the form once the earlier submission has loaded or failed to load. In the second case it
 * has the limits of a first submission, which fit both.
 */
function TaskSubmission({ task, onSent }: { task: Task; onSent: () => void }) {
  const { tracks } = useProfile();
  const trackMentor = useAppSelector((state) => selectTrackMentor(state, task.track ?? ''));
  const ownMentors = useAppSelector(mentorSelectors.selectAll);
  const readers = trackMentor ? [trackMentor] : ownMentors;
  const record = useAppSelector(({ tasks }) => tasks.records[task.id]);
  const earlier = record?.submission ?? null;
  const brief = useMemo(() => briefElements(task.description), [task.description]);
  const { request } = useLoad(loadTaskSubmissions, task.id);
  // Another device may have submitted since an older response.
  const isLoaded = isFresh(request);
  // The failure stays during a retry, so that the form does not move while the user types.
  const [lastError, setLastError] = useState<ApiError | null>(null);
  const isRetrying = request?.status === 'loading' && lastError !== null;
  const error = isRetrying ? lastError : readFailure(request);
  if (error !== lastError) setLastError(error);
  const send = useAppSelector((state) => requestIn(state, submitTask.keyOf(task.id)));
  const [start, setStart] = useState<{ earlier: Submission | null; isCertain: boolean } | null>(
    null,
  );
  // The user may be typing during a refetch, so the form starts again only if it did not know of an
  // earlier submission and one appears that was not sent from here.
  const mayStart = start
    ? !start.isCertain && earlier !== null && send === undefined
    : isLoaded || error !== null;
  if (mayStart) setStart({ earlier, isCertain: isLoaded || earlier !== null });

  if (start === null) return <RailSkeleton label={taskTexts.loading} />;
  return (
    <div className={rail.frame}>
      <div className={`stack ${rail.parts} ${rail.page}`}>
        <Card
          as="aside"
          className={`stack gap-1 ${rail.top} ${styles.beside}`}
          aria-label={taskTexts.about}
        >
          <CheckYourself task={task} />
          {brief && (
            <details>
              <summary className="fold small strong">{texts.brief}</summary>
              <BriefWords brief={brief} />
            </details>
          )}
        </Card>
        <div className={`stack gap-5 ${rail.content}`}>
          {error && (
            <>
              <LoadFailure
                error={error}
                isRetrying={isRetrying}
                title={notLoadedTexts.submission}
              />
              <p>
                {record && earlier
                  ? texts.uncheckedSince(shortMoment(record.readAt))
                  : texts.uncheckedText}
              </p>
            </>
          )}
          {tracks.some(({ id }) => id === task.track) ? (
            <MentorLine
              mentors={readers.map((person) => ({
                id: person.id,
                name: nameOf(person, ''),
                photoUrl: person.photoUrl,
                description: person.description,
              }))}
            />
          ) : (
            <Notice tone="warning" title={texts.otherTrack}>
              {texts.otherTrackText}
            </Notice>
          )}
          <SubmitForm
            key={start.earlier?.id ?? 'first'}
            task={task}
            earlier={start.earlier}
            onSent={onSent}
          />
        </div>
      </div>
    </div>
  );
}
