import { Link } from 'react-router-dom';
import { allSubmissions } from '../../paths.ts';
import type { Gradebook } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { GridLegend } from './GridLegend.tsx';
import styles from './Gradebook.module.css';

interface GradebookNotesProps {
  book: Gradebook;
  /** A grid is shown, with its signs and keys. */
  hasGrid: boolean;
}

/** What the signs of the grid mean, and what is not known here. */
export function GradebookNotes({ book: { tasks, stages, left }, hasGrid }: GradebookNotesProps) {
  const isPartial = tasks.some(({ stage }) => stage === '');
  return (
    <div className={styles.notes}>
      {hasGrid && (
        <>
          <GridLegend />
          <p>{texts.keys}</p>
        </>
      )}
      {isPartial && <p>{stages.length === 0 ? texts.noStages : texts.someStages}</p>}
      {left > 0 && (
        <p>
          {texts.left(left)} <Link to={allSubmissions}>{texts.leftAction}</Link>
        </p>
      )}
    </div>
  );
}
