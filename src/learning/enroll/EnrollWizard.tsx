import { useEffect, useRef, useState } from 'react';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { MentorStep } from './MentorStep.tsx';
import { ConfirmStep, ResultStep } from './endSteps.tsx';
import styles from './enroll.module.css';
import { StageStep, StepButtons, TrackStep } from './steps.tsx';
import { enrollTexts as texts } from './texts.ts';
import { useChoice, useEnrollment, useFirstTask } from './useEnrollment.ts';
import { storageIsSafe } from '../../lib/storage.ts';
import { trackTitle } from '../../lib/text.ts';
import { loadTracks, trackSelectors } from '../../tracks/tracksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { formTexts } from '../../ui/form/texts.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { nameOf } from '../../user/nameOf.ts';

/** Shows the wizard's steps. On a phone, only the current one has its name. */
function StepIndicator({ step }: { step: number }) {
  return (
    <ol role="list" className={`line gap-2 ${styles.steps}`} aria-label={texts.progress}>
      {texts.steps.map((name, index) => (
        <li
          key={name}
          className={`line gap-2 soft small strong ${styles.step}`}
          data-done={index < step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={`fixed center numbers ${styles.dot}`} aria-hidden="true">
            {index < step ? <Icon name="check" size="sm" /> : index + 1}
          </span>
          <span className={styles.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}

function useWizard(addressed: string) {
  const { choice, choose } = useChoice(addressed);
  const enrollment = useEnrollment(addressed);
  const { request } = useLoad(loadTracks, undefined);
  const tracks = useAppSelector(trackSelectors.selectAll);
  const mentors = useAppSelector((state) => state.tracks.mentors);
  const ownTracks = useProfile().tracks;

  const { outcome } = enrollment;
  const ended = outcome !== null && outcome.kind !== 'interrupted';
  // The outcome belongs to the enrollment that was sent, even if the choice has changed since.
  const { trackId, mentorId } = (ended && enrollment.enrollment) || choice;
  const ready = hasResponse(request) || tracks.length > 0;
  const chosenTrack = tracks.find(({ id }) => id === trackId);
  // A stored choice may name a deleted track, or a track enrolled in from another tab.
  const isEnrolled = !ended && ownTracks.some(({ id }) => id === chosenTrack?.id);
  const track = isEnrolled ? undefined : chosenTrack;
  const mentor = track && mentors[track.id]?.find(({ id }) => id === mentorId);
  const valid = track !== undefined || !ready;
  const step = ended ? 3 : valid ? choice.step : 0;

  // Once the chosen track has loaded, a failed refetch of the list does not matter.
  const load = { request: step > 0 && ready ? undefined : request, ready };

  return { ...enrollment, choice, choose, step, track, mentor, load };
}

interface EnrollWizardProps {
  /** The track in the address, or ''. */
  trackId: string;
  /** Called with the chosen track, which belongs in the address. */
  onChoose: (trackId: string) => void;
  onClose: () => void;
}

/**
 * Shows the enroll dialog. It can be closed at any time, because the choice is stored as a draft.
 */
export default function EnrollWizard({ trackId: addressed, onChoose, onClose }: EnrollWizardProps) {
  const wizard = useWizard(addressed);
  const { choice, choose, step, track, mentor, load, outcome, sending, send, settle } = wizard;
  const firstTask = useFirstTask(track?.id ?? '');
  const [confirming, setConfirming] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const lastStep = useRef(step);

  // Each new step starts at its top, because screen readers continue there.
  useEffect(() => {
    if (lastStep.current !== step) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.parentElement?.scrollTo(0, 0);
    }
    lastStep.current = step;
  }, [step]);

  useEffect(() => {
    if (choice.trackId !== null && choice.trackId !== addressed) onChoose(choice.trackId);
  });

  const trackName = track ? trackTitle(track) : '';
  const mentorName = mentor ? nameOf(mentor, '') : '';
  const chosenName = step === 0 ? trackName : mentorName;
  // The list of stages has nothing to focus, but must scroll with the arrow keys.
  const scrolls = step === 1;
  const close = () => {
    settle();
    onClose();
  };
  const openConfirm = () => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setConfirming(true);
  };
  const confirmed = () => {
    setConfirming(false);
    if (step === 1) choose({ step: 2 });
    else if (track && mentor) void send(track, mentor);
  };

  return (
    <>
      <Dialog
        size="full"
        title={texts.title}
        onClose={close}
        footer={
          <>
            {outcome?.kind === 'interrupted' && (
              <div className={styles.interrupted}>
                <Refusal error={outcome.error} button={pressed} />
              </div>
            )}
            <StepButtons
              step={step}
              ready={step === 0 ? track !== undefined : step === 1 || mentor !== undefined}
              failed={outcome?.kind === 'failure'}
              sending={sending}
              firstTask={firstTask}
              onBack={() => choose({ step: step === 2 ? 1 : 0 })}
              onNext={step === 0 ? () => choose({ step: 1 }) : openConfirm}
              onGoBack={settle}
              onClose={close}
            />
          </>
        }
      >
        <section
          ref={panel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that only scrolls needs the focus to do so
          tabIndex={scrolls ? 0 : -1}
          aria-label={texts.steps[step]}
          className="stack gap-4"
        >
          <StepIndicator step={step} />
          {step === 3 && outcome ? (
            <ResultStep outcome={outcome} trackId={track?.id} track={trackName} mentor={mentor} />
          ) : (
            <AsyncView
              reads={[{ ...load, missing: notLoadedTexts.tracks }]}
              skeleton={<Skeleton />}
            >
              {step === 0 && (
                <TrackStep
                  chosenId={track?.id ?? null}
                  onChoose={(trackId) => choose({ step: 0, trackId, mentorId: null })}
                />
              )}
              {step === 1 && track && <StageStep track={track} />}
              {step === 2 && track && (
                <MentorStep
                  trackId={track.id}
                  seed={choice.seed}
                  chosenId={mentor?.id ?? null}
                  onChoose={(mentorId) => choose({ mentorId })}
                />
              )}
            </AsyncView>
          )}
          {(step === 0 || step === 2) && (
            <p className="soft small" role="status">
              {chosenName && texts.chosen(chosenName)}
            </p>
          )}
          {step < 3 && !storageIsSafe() && <p className="soft small">{formTexts.choiceUnsafe}</p>}
        </section>
      </Dialog>
      {confirming && track && (
        <ConfirmStep
          track={trackName}
          mentor={step === 2 ? mentor : undefined}
          onYes={confirmed}
          onNo={() => setConfirming(false)}
        />
      )}
    </>
  );
}
