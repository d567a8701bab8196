import type { Track } from '../../../api/schemas.ts';
import { ProgressRing } from '../../../components/progress/ProgressRing.tsx';
import { ProgressWords } from '../../../components/progress/ProgressWords.tsx';
import { ButtonLink } from '../../../components/ui/button/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { toTrack } from '../../../config/paths.ts';
import { trackTitle } from '../../../domain/text/titles.ts';
import type { TaskBoard } from '../../../store/useTaskBoard.ts';
import { progressTexts as texts } from '../../../texts/mentee/progress.ts';
import styles from './ProgressCard.module.css';

interface ProgressCardProps {
  track: Track;
  board: TaskBoard;
}

/** How far one is in a track. */
export function ProgressCard({ track, board }: ProgressCardProps) {
  const progress = board.tasks && board.progress;
  return (
    <Card as="section" className={styles.progress} aria-labelledby="progress">
      <ProgressRing progress={progress} />
      <div className={styles.numbers}>
        <h2 id="progress" className={styles.label}>
          {texts.title}
        </h2>
        {progress ? <ProgressWords progress={progress} short /> : <p>{texts.notKnown}</p>}
      </div>
      <ButtonLink variant="quiet" to={toTrack(trackTitle(track), track.id)} iconAfter="arrow-right">
        {texts.toTrack}
      </ButtonLink>
    </Card>
  );
}
