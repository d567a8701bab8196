import { Button } from '../../../../components/ui/button/Button.tsx';
import { isoDay } from '../../../../domain/time/isoDay.ts';
import { saveFile } from '../../../../platform/files/saveFile.ts';
import type { GradebookRow, ShownGradebook } from '../../../../store/selectors/gradebookView.ts';
import { gradebookTexts as texts } from '../../../../texts/mentor/gradebook.ts';
import { gradebookFile } from './gradebookFile.ts';
import styles from '../Gradebook.module.css';

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
