import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Track } from '../../api/schemas.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths, toTrack } from '../../paths.ts';
import { isGraded } from '../../tasks/submission.ts';
import { trackTitle } from '../../lib/text.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import { useProfile } from '../../user/useProfile.ts';
import { useSession } from '../../auth/useSession.ts';
import { useTrackTasks } from '../../tasks/useTrackTasks.ts';
import { certificateTexts as texts } from './texts.ts';
import styles from './CertificatePage.module.css';
import { Certificate } from './Certificate.tsx';
import { certificateFacts, type CertificateFacts, type GradedTask } from './facts.ts';
import { Missing } from './Missing.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));

/** The certificate of a track, or what is missing to it. */
export default function CertificatePage() {
  const { trackName = '', trackId = '' } = useParams();
  const { role } = useSession();
  const track = useProfile().tracks.find(({ id }) => id === trackId);
  if (track && role === 'MENTEE') return <OfTrack track={track} />;
  return (
    <>
      <PageHead
        title={trackName ? texts.titleOf(trackName) : texts.title}
        description={texts.description}
        lead={false}
        back={{ to: toTrack(trackName, trackId), label: texts.back }}
      />
      <EmptyState
        illustration={<Icon name="award" size="lg" />}
        title={texts.notMine}
        text={texts.notMineText}
        action={<ButtonLink to={paths.tracks}>{texts.toTracks}</ButtonLink>}
      />
    </>
  );
}

/** A task whose submission was fetched in this visit and is graded; a snapshot does not count. */
const asGraded = ({ task: { id, title }, submission }: TaskWithStatus): GradedTask[] =>
  submission?.gradePercentage != null && isGraded(submission)
    ? [{ id, title, grade: submission.gradePercentage, mentor: submission.mentor }]
    : [];

function OfTrack({ track }: { track: Track }) {
  const profile = useProfile();
  const [now] = useState(Date.now);
  const work = useTrackTasks(track.id, 'all');
  const { tasks, request, retry, error, recheck } = work;
  const asking = work.checking || work.isListLoading;
  const title = trackTitle(track);
  const graded = useMemo(() => (tasks ?? []).flatMap(asGraded), [tasks]);
  const isReady = !asking && tasks !== null && tasks.length > 0 && graded.length === tasks.length;
  const { id, firstName, lastName } = profile;
  const facts = useMemo(
    () =>
      certificateFacts({
        person: { id, firstName, lastName },
        track: { id: track.id, title },
        tasks: graded,
        madeAt: now,
      }),
    [id, firstName, lastName, track.id, title, graded, now],
  );
  // As it was when it was asked for: a refetch meanwhile takes nothing out of a hand.
  const [shared, setShared] = useState<CertificateFacts | null>(null);

  return (
    <>
      <div className={styles.head}>
        <PageHead
          short
          title={texts.titleOf(title)}
          description={texts.description}
          lead={false}
          back={{ to: toTrack(title, track.id), label: texts.back }}
        >
          {isReady && (
            <div className={`row ${styles.actions}`}>
              <Button iconBefore="upload" onClick={() => setShared(facts)}>
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
        missing={notLoadedTexts.grades}
        request={request}
        ready={tasks !== null && !asking}
        retry={retry}
        skeleton={<Skeleton shape="lines" count={9} label={texts.loading} />}
      >
        {isReady ? (
          <Certificate facts={facts} tasks={graded} />
        ) : (
          <Missing tasks={tasks ?? []} error={error} onCheck={() => recheck()} />
        )}
      </AsyncView>
      <Suspense fallback={<DialogFallback />}>
        {shared && <ShareDialog facts={shared} onClose={() => setShared(null)} />}
      </Suspense>
    </>
  );
}
