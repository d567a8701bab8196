import type { Track } from '../../../api/schemas.ts';
import { ProgressRing } from '../../../components/progress/ProgressRing.tsx';
import { ProgressWords } from '../../../components/progress/ProgressWords.tsx';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { classes } from '../../../components/classes.ts';
import { Icon } from '../../../components/ui/icon/Icon.tsx';
import { toTrack } from '../../../config/paths.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import type { TaskBoard } from '../../../store/useTaskBoard.ts';
import { nextStepTexts } from '../../../texts/mentee/nextStep.ts';
import { progressTexts } from '../../../texts/mentee/progress.ts';
import styles from './Momentum.module.css';
import sign from './Sign.module.css';
import { stepWords } from './stepWords.ts';
import { useNextStep } from './useNextStep.ts';

interface MomentumProps {
  track: Track;
  board: TaskBoard;
}

/** What to do next, and how far one is. The room of both is kept, so that nothing moves. */
export function Momentum({ track, board }: MomentumProps) {
  const { tasks, request, checking, counting } = board;
  const isLoading = tasks === null && request?.status !== 'failure';
  const step = useNextStep(track, tasks, checking);
  const words = step && stepWords(step, track);
  const progress = tasks && board.progress;

  return (
    <div className={styles.momentum}>
      <Card as="section" className={styles.step} aria-labelledby="next-step">
        <span className={classes(sign.sign, styles.sign)}>
          <Icon name={words?.icon ?? 'star'} size="lg" />
        </span>
        <div className={styles.words}>
          <h2 id="next-step" className={styles.label}>
            {nextStepTexts.label}
          </h2>
          {words ? (
            <>
              <p className={styles.title}>{words.title}</p>
              <p className={styles.reason}>{words.reason}</p>
              <ButtonLink to={words.to} state={words.state} iconAfter="arrow-right">
                {words.action}
              </ButtonLink>
            </>
          ) : (
            <p className={styles.reason}>
              {isLoading || counting ? nextStepTexts.loading : nextStepTexts.notKnown}
            </p>
          )}
        </div>
      </Card>
      <Card as="section" className={styles.progress} aria-labelledby="progress">
        <ProgressRing progress={progress} />
        <div className={styles.numbers}>
          <h2 id="progress" className={styles.label}>
            {progressTexts.title}
          </h2>
          {progress ? (
            <ProgressWords progress={progress} short />
          ) : (
            <p className={styles.reason}>
              {isLoading ? progressTexts.loading : progressTexts.notKnown}
            </p>
          )}
          <ButtonLink
            variant="quiet"
            to={toTrack(readableTitle(track.title), track.id)}
            iconAfter="arrow-right"
            className={styles.toTrack}
          >
            {progressTexts.toTrack}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
