import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SaveOffline } from '../saveOffline/SaveOffline.tsx';
import styles from './enroll.module.css';
import { enrollTexts as texts } from './texts.ts';
import { enrollErrorMessage, type EnrollmentOutcome } from './useEnrollment.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Celebration } from '../../ui/Celebration.tsx';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import { ConfirmDialog } from '../../ui/dialog/Dialog.tsx';
import { isOpenedHere } from '../../ui/dialog/useDialogAddress.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { AvailabilityLine } from '../../user/AvailabilityLine.tsx';
import { mentorSelectors, type Mentor } from '../../user/userSlice.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { nameOf } from '../../user/nameOf.ts';

interface ConfirmStepProps {
  track: string;
  /** Set if the question is about the enrollment itself. */
  mentor: Mentor | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks "Are you sure？" before the choice of mentor and before enrolling. */
export function ConfirmStep({ track, mentor, onYes, onNo }: ConfirmStepProps) {
  const doubled = useAppSelector((state) =>
    mentor ? mentorSelectors.selectIds(state).includes(mentor.id) : false,
  );
  const name = mentor ? nameOf(mentor, '') : '';
  return (
    <ConfirmDialog
      title={texts.confirmQuestion}
      confirm={texts.yes}
      cancel={texts.no}
      onConfirm={onYes}
      onCancel={onNo}
      danger={doubled}
    >
      <div className="stack gap-4">
        {mentor && (
          <dl className={`stack bare breaks ${styles.agreement}`}>
            <div>
              <dt className="soft small">{texts.track}</dt>
              <dd dir="auto">{track}</dd>
            </div>
            <div>
              <dt className="soft small">{texts.mentor}</dt>
              <dd className="line">
                <Avatar name={name} photoUrl={mentor.photoUrl} size="sm" decorative />
                <span className="stack gap-0">
                  <PersonName>{name}</PersonName>
                  <AvailabilityLine description={mentor.description} />
                </span>
              </dd>
            </div>
          </dl>
        )}
        <p>{mentor ? texts.confirmMentor(name, track) : texts.confirmTrack(track)}</p>
        {doubled && <Notice tone="warning">{texts.sameMentor(name)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** Links to the dashboard, and goes back to it if the wizard was opened there. */
function ToDashboard() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isOpenedHere(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <ButtonLink variant="quiet" replace to={paths.dashboard} onClick={goBack}>
      {texts.toDashboard}
    </ButtonLink>
  );
}

interface ResultStepProps {
  outcome: NonNullable<EnrollmentOutcome>;
  trackId: string | undefined;
  track: string;
  mentor: Mentor | undefined;
}

/** Shows step 3, the outcome of the enrollment. */
export function ResultStep({ outcome, trackId, track, mentor }: ResultStepProps) {
  if (outcome.kind === 'success') {
    const name = mentor ? nameOf(mentor, '') : '';
    return (
      <EmptyState
        headingLevel={3}
        picture={
          <Celebration>
            <Avatar name={name} photoUrl={mentor?.photoUrl ?? null} size="lg" decorative />
          </Celebration>
        }
        title={texts.succeeded(track)}
        text={texts.succeededText(name)}
        action={
          <>
            {trackId !== undefined && <SaveOffline trackId={trackId} align="center" />}
            <ToDashboard />
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      icon="alert"
      title={texts.failed(track)}
      text={
        <>
          <span>{texts.tryAgain}</span>
          <span className={`small ${styles.reason}`}>{enrollErrorMessage(outcome.error)}</span>
          <span className={`small ${styles.reason}`}>{texts.choiceSaved}</span>
        </>
      }
    />
  );
}
