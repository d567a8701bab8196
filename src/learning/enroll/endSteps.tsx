import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { enrollTexts as texts } from './texts.ts';
import { enrollFailure } from './enrollFailure.ts';
import styles from './steps.module.css';
import type { Outcome } from './useEnrollment.ts';

interface ResultStepProps {
  outcome: NonNullable<Outcome>;
  track: string;
  mentor: string;
  onClose: () => void;
}

/** Step 3, counted from 0: how the enrollment ended. */
export function ResultStep({ outcome, track, mentor, onClose }: ResultStepProps) {
  if (outcome.kind === 'success') {
    return (
      <EmptyState
        headingLevel={3}
        illustration={
          <span className={styles.success}>
            <Icon name="award" />
          </span>
        }
        title={texts.succeeded(track)}
        text={texts.succeededText(mentor)}
        action={
          <ButtonLink variant="quiet" to={paths.dashboard} onClick={onClose}>
            {texts.toDashboard}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      illustration={
        <span className={styles.failure}>
          <Icon name="alert" />
        </span>
      }
      title={texts.failed(track)}
      text={
        <>
          {texts.tryAgain}
          <span className={styles.reason}>{enrollFailure(outcome.error)}</span>
          <span className={styles.reason}>{texts.choiceSaved}</span>
        </>
      }
    />
  );
}
