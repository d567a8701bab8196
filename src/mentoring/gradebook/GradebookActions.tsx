import { Button } from '../../ui/Button.tsx';
import { isoDay } from '../../lib/isoDay.ts';
import { saveFile } from '../../lib/saveFile.ts';
import type { GradebookRow, ShownGradebook } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { gradebookFile } from './gradebookFile.ts';
import styles from './Gradebook.module.css';

interface GradebookActionsProps {
  shown: ShownGradebook;
  /** All rows, sorted. */
  rows: readonly GradebookRow[];
}

/** What is shown as a file or on paper, its other pages included. */
export function GradebookActions({ shown, rows }: GradebookActionsProps) {
  const save = () =>
    saveFile(texts.fileName(isoDay(Date.now())), gradebookFile(shown.tasks, rows), 'text/csv');
  return (
    <div className={styles.actions}>
      <Button variant="secondary" iconBefore="download" onClick={save}>
        {texts.save}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}
