import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasNewResponse } from '../../api/query/query.ts';
import { ProgressRing, ProgressWords } from '../../tasks/Progress.tsx';
import { Card } from '../../ui/Card.tsx';
import { paths, toTrack } from '../../paths.ts';
import { trackTitle } from '../../lib/text.ts';
import type { TaskBoard } from '../../tasks/useTaskBoard.ts';
import { dashboardTexts as texts } from './texts.ts';
import { progressTexts } from '../../tasks/texts.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  /** Null if unknown. */
  mentors: number | null;
  board: TaskBoard;
  /** True for a mentee, to show the progress in the track. */
  progress?: boolean;
}

/** Shows mentors, track, pending tasks and progress in one card. */
export function Overview({ mentors, board, progress = false }: OverviewProps) {
  const { track } = board;
  return (
    <Card as="section" padding="none" className={styles.overview} aria-label={texts.overview}>
      <ul role="list" className={styles.facts} data-progress={progress && track !== null}>
        <Fact label={texts.mentors} to={paths.menteeMentor}>
          {mentors ?? <Unknown />}
        </Fact>
        <Fact label={texts.track} to={paths.tracks} words>
          {track ? trackTitle(track) : texts.noTrack}
        </Fact>
        <Fact label={texts.pending} to={paths.tasks} aside={board.counting && texts.stillCounting}>
          <PendingCount board={board} />
        </Fact>
        {progress && track && <Progress board={board} to={toTrack(trackTitle(track), track.id)} />}
      </ul>
    </Card>
  );
}

function Progress({ board, to }: { board: TaskBoard; to: string }) {
  const progress = board.tasks && board.progress;
  return (
    <li className={`tight ${styles.progress}`}>
      <section className="line" aria-labelledby="progress">
        <ProgressRing progress={progress} />
        <div>
          <h2 id="progress" className={styles.heading}>
            <Link to={to} className={`fills tiny ${styles.label}`}>
              {progressTexts.title}
            </Link>
          </h2>
          {progress ? (
            <ProgressWords progress={progress} short beside />
          ) : (
            <p>{progressTexts.notKnown}</p>
          )}
        </div>
      </section>
    </li>
  );
}

/** Counts the pending tasks, as a lower bound while tasks are unchecked. */
function PendingCount({ board }: { board: OverviewProps['board'] }) {
  if (board.track === null) return <span>0</span>;
  if (board.tasks === null) return <Unknown />;
  const { open, unchecked } = board.progress;
  // A list from an earlier visit does not prove that there is nothing to do.
  const isCertain = unchecked === 0 && (open > 0 || hasNewResponse(board.request));
  if (isCertain) return <span>{open}</span>;
  return (
    <>
      <span aria-hidden="true">{texts.atLeast(open)}</span>
      <span className="visually-hidden">{texts.atLeastSpoken(open)}</span>
    </>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">{texts.unknown}</span>
      <span className="visually-hidden">{texts.notKnown}</span>
    </>
  );
}

interface FactProps {
  label: string;
  to: string;
  aside?: ReactNode;
  /** True if the value is a name, not a number. */
  words?: boolean;
  children: ReactNode;
}

function Fact({ label, to, aside, words = false, children }: FactProps) {
  return (
    <li className={`row-between tight ${styles.fact}`}>
      <Link to={to} className={`fills tiny ${styles.label}`}>
        {label}
      </Link>
      <p className={words ? `clamp-3 breaks ${styles.name}` : `breaks numbers ${styles.number}`}>
        {children}
      </p>
      {aside && <p className={`faint tiny ${styles.aside}`}>{aside}</p>}
    </li>
  );
}
