import type { Track } from '../../tracks/tracksSlice.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { ApiError } from '../../api/errors.ts';
import { useSession } from '../../auth/useSession.ts';
import { Certificate } from './Certificate.tsx';
import styles from './Certificate.module.css';
import { certificateFacts, type CertificateFacts, type GradedTask } from './facts.ts';
import { certificateTexts as texts } from './texts.ts';
import { taskTitle, trackTitle } from '../../lib/text.ts';
import { paths, toTask, toTrack, readId } from '../../paths.ts';
import { gradeInForce, type TaskStatus, type TaskWithStatus } from '../../tasks/status.ts';
import { progressTexts } from '../../tasks/texts.ts';
import { StatusTag } from '../../tasks/StatusTag.tsx';
import { useTrackTasks } from '../../tasks/useTrackTasks.ts';
import { failureAdvice, AsyncView, useErrorToast } from '../../ui/AsyncView.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';
import { useProfile } from '../../user/useProfile.ts';

interface MissingProps {
  tasks: readonly TaskWithStatus[];
  error: ApiError | null;
  onCheck: () => void;
}

/**
 * Returns the state of a task. An open one counts as unchecked in data from an earlier visit,
 * because it may have been submitted since.
 */
const certainStatus = ({ status, source }: TaskWithStatus): TaskStatus =>
  source !== 'service' && status.state === 'open' ? { state: 'unchecked' } : status;

/** Explains why there is no certificate yet, and lists each task that is not graded. */
function Missing({ tasks, error, onCheck }: MissingProps) {
  useErrorToast(error);
  if (tasks.length === 0) {
    return <EmptyState icon="award" title={texts.noTasks} text={texts.noTasksText} />;
  }
  const missing = tasks.flatMap((entry) => {
    const status = certainStatus(entry);
    const isGraded = status.state === 'graded' || gradeInForce(entry) !== null;
    return isGraded ? [] : { task: entry.task, status };
  });
  const isUnsure = tasks.some(
    ({ status, source }) => source !== 'service' || status.state === 'sent',
  );
  const canCheck = isUnsure || missing.some(({ status }) => status.state !== 'open');
  const graded = tasks.length - missing.length;
  const sentence = missing.length === 0 ? texts.knownAll : texts.known;
  const check = (
    <>
      {error && <p className="soft small">{progressTexts.failed(failureAdvice(error))}</p>}
      {canCheck && (
        <div>
          <Button variant="secondary" iconBefore="refresh" onClick={onCheck}>
            {texts.checkAgain}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <Card as="section" padding="lg" className="stack gap-4" aria-labelledby="missing">
      <h2 id="missing">{isUnsure ? texts.notAllChecked : texts.notYet}</h2>
      <p>{(isUnsure ? sentence : texts.missing)(graded, tasks.length)}</p>
      {isUnsure && check}
      <ul role="list" className={`divided ${styles.missing}`}>
        {missing.map(({ task, status }) => (
          <li key={task.id} className="row-between">
            <Link to={toTask(task.id)} state={{ task }} className="tap strong breaks">
              {taskTitle(task)}
            </Link>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
      {!isUnsure && check}
    </Card>
  );
}

const loadShareDialog = () => import('./ShareDialog.tsx');

/** Shows the certificate of a track, or the tasks that are missing for it. */
export default function CertificatePage() {
  const { trackName = '', trackId: addressed } = useParams();
  const trackId = readId(addressed);
  const { role } = useSession();
  const track = useProfile().tracks.find(({ id }) => id === trackId);
  if (track && role === 'MENTEE') return <OfTrack track={track} />;
  return (
    <>
      <PageHead
        title={trackName ? texts.titleOf(trackName) : texts.title}
        description={texts.description}
        back={{ to: toTrack(trackName, trackId), label: texts.back }}
      />
      <EmptyState
        icon="award"
        title={texts.notEnrolled}
        text={texts.notEnrolledText}
        action={<ButtonLink to={paths.tracks}>{texts.toTracks}</ButtonLink>}
      />
    </>
  );
}

/**
 * Returns the task with its grade, or nothing. A stored grade does not count. That of an
 * earlier version does, because submitting a new version does not take a certificate away.
 */
function asGraded(row: TaskWithStatus): GradedTask[] {
  const { id, title } = row.task;
  const grade = gradeInForce(row);
  return row.source === 'service' && grade !== null
    ? [{ id, title, grade, mentor: row.work?.mentor ?? null }]
    : [];
}

function OfTrack({ track }: { track: Track }) {
  const profile = useProfile();
  const [now] = useState(Date.now);
  const work = useTrackTasks(track.id, 'all');
  const { tasks, request, checking, error, recheck } = work;
  const title = trackTitle(track);
  const graded = (tasks ?? []).flatMap(asGraded);
  const isReady = !checking && tasks !== null && tasks.length > 0 && graded.length === tasks.length;
  const changes = (tasks ?? []).map((row) => Date.parse(row.work?.updatedAt ?? '') || 0);
  const facts = certificateFacts({
    person: profile,
    track: { id: track.id, title },
    tasks: graded,
    // The clock may be years behind, for example after the battery was empty.
    madeAt: Math.max(now, ...changes),
  });
  // The certificate must not change while it is being shared.
  const [shared, setShared] = useState<CertificateFacts | null>(null);
  const sharing = useLazyPanel(loadShareDialog);
  const share = () => {
    setShared(facts);
    sharing.setOpen(true);
  };

  return (
    <>
      <div className="no-print">
        <PageHead
          short
          title={texts.titleOf(title)}
          description={texts.description}
          back={{ to: toTrack(title, track.id), label: texts.back }}
        >
          {isReady && (
            <div className={`row ${styles.actions}`}>
              <Button iconBefore="upload" onClick={share}>
                {texts.share}
              </Button>
              <Button variant="secondary" iconBefore="download" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </div>
          )}
        </PageHead>
      </div>
      <AsyncView
        reads={[{ request, ready: tasks !== null && !checking, missing: notLoadedTexts.grades }]}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {isReady ? (
          <Certificate facts={facts} tasks={graded} />
        ) : (
          <Missing tasks={tasks ?? []} error={error} onCheck={recheck} />
        )}
      </AsyncView>
      {sharing.open && !sharing.Panel && <DialogFallback />}
      {sharing.open && sharing.Panel && shared && (
        <sharing.Panel facts={shared} onClose={() => sharing.setOpen(false)} />
      )}
    </>
  );
}
