import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { storageIsSafe } from '../../lib/storage.ts';
import { fullName } from '../../lib/text.ts';
import { trackTitle } from '../../lib/titles.ts';
import { enrollTexts as texts } from './texts.ts';
import { formTexts } from '../../ui/form/texts.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { MentorStep } from './MentorStep.tsx';
import { ResultStep } from './endSteps.tsx';
import { StageStep } from './StageStep.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import styles from './steps.module.css';
import { TrackDetail } from './TrackFacts.tsx';
import { TrackStep } from './steps.tsx';
import { useFirstTask } from './useFirstTask.ts';
import { useWizard } from './useWizard.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

/**
 * The enroll dialog: Tracks, Stages, Mentor Selection, Confirmation. It can be closed at any time;
 * the choice is stored for the next time, also over a reload.
 */
export default function EnrollWizard({ onClose }: { onClose: () => void }) {
  const wizard = useWizard();
  const { choice, choose, step, track, mentor, tracks, outcome, sending, send, settle } = wizard;
  const firstTask = useFirstTask(track?.id ?? '');
  const [confirming, setConfirming] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const shown = useRef(step);

  // A new step starts at its top, where screen readers read on.
  useEffect(() => {
    if (shown.current !== step) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.parentElement?.scrollTo(0, 0);
    }
    shown.current = step;
  }, [step]);

  const trackName = track ? trackTitle(track) : '';
  const mentorName = mentor ? fullName(mentor) : '';
  const chosenName = step === 0 ? trackName : mentorName;
  // The stages contain nothing focusable, but must scroll with the arrow keys.
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
          className={styles.panel}
        >
          <StepIndicator step={step} />
          {step === 3 && outcome ? (
            <ResultStep outcome={outcome} track={trackName} mentor={mentorName} onClose={close} />
          ) : (
            <AsyncView
              missing={notLoadedTexts.tracks}
              {...tracks}
              skeleton={<Skeleton shape="cards" />}
            >
              {step === 0 && (
                <TrackStep
                  chosenId={track?.id ?? null}
                  onChoose={(trackId) => choose({ trackId, mentorId: null })}
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
            <p className={styles.chosen} role="status">
              {chosenName && texts.chosen(chosenName)}
            </p>
          )}
          {step === 0 && track && <TrackDetail track={track} />}
          {step < 3 && !storageIsSafe() && (
            <p className={styles.unsafe}>{formTexts.choiceUnsafe}</p>
          )}
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
