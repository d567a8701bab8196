import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button/Button.tsx';
import { idsOf, linesOf, pointsOf, tick, type Drafted } from '../../../domain/library/checklist.ts';
import { withChecklist } from '../../../domain/library/library.ts';
import { libraryTexts as texts } from '../../../texts/mentor/library.ts';
import fold from '../Fold.module.css';
import styles from './Library.module.css';
import { useWriting, type StoredLibrary } from './useLibrary.ts';

/** What is written of a checklist. */
const FIELDS = ['lines'] as const;

interface ChecklistProps extends StoredLibrary {
  taskId: string;
  taskTitle: string;
  /** The form's values as they are. */
  values: Drafted;
  onTick: (values: Drafted) => void;
}

/** The checklist of a task: ticking drafts comment and grade, both free to change. */
export function Checklist(props: ChecklistProps) {
  const { library, change, taskId, taskTitle, values, onTick } = props;
  const points = library.checklists[taskId] ?? [];
  const [writing, write] = useWriting(taskId, FIELDS, taskTitle);
  const [wasWriting] = useState(writing !== null);
  const lines = writing?.lines;
  const id = useId();
  const ids = idsOf(points);
  const ticked = ids.filter((one) => values.ticked.includes(one));

  return (
    <details open={wasWriting}>
      <summary className={fold.summary}>
        {points.length === 0 ? texts.checklist : texts.ticked(ticked.length, points.length)}
      </summary>
      {lines === undefined ? (
        <div className={styles.content}>
          {points.map(({ text, weight }, index) => {
            const own = ids[index] ?? text;
            return (
              <label key={own} className={styles.check}>
                <input
                  type="checkbox"
                  checked={ticked.includes(own)}
                  onChange={({ target: { checked } }) => {
                    const others = ticked.filter((one) => one !== own);
                    onTick(tick(points, values, checked ? [...others, own] : others));
                  }}
                />
                <span>
                  {text}
                  {weight !== 1 && <span className={styles.soft}> ({texts.weight(weight)})</span>}
                </span>
              </label>
            );
          })}
          <div className={styles.buttons}>
            <Button
              variant="quiet"
              iconBefore="pencil"
              onClick={() => write({ lines: linesOf(points) })}
            >
              {points.length === 0 ? texts.writeChecklist : texts.changeChecklist}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.content}>
          <label htmlFor={id}>{texts.lines}</label>
          <textarea
            id={id}
            className={styles.search}
            rows={5}
            value={lines}
            aria-describedby={`${id}hint`}
            onChange={(event) => write({ lines: event.target.value })}
          />
          <p id={`${id}hint`} className={styles.soft}>
            {texts.linesHint}
          </p>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              onClick={() => {
                change((now) => withChecklist(now, taskId, pointsOf(lines)));
                write(null);
              }}
            >
              {texts.save}
            </Button>
            <Button variant="quiet" onClick={() => write(null)}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      )}
    </details>
  );
}
