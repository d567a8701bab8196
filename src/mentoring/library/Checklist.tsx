import { idsOf, tick, type Drafted, type Library } from './library.ts';
import { toTools } from '../../paths.ts';
import { libraryTexts as texts } from './texts.ts';
import { DeskLink } from '../DeskLink.tsx';
import fold from '../Fold.module.css';
import styles from './Library.module.css';

interface ChecklistProps {
  library: Library;
  taskId: string;
  /** The form's values as they are. */
  values: Drafted;
  onTick: (values: Drafted) => void;
}

/** The checklist of a task: ticking drafts comment and grade, both free to change. */
export function Checklist({ library, taskId, values, onTick }: ChecklistProps) {
  const points = library.checklists[taskId] ?? [];
  const ids = idsOf(points);
  const ticked = ids.filter((one) => values.ticked.includes(one));

  return (
    <details>
      <summary className={fold.summary}>
        {points.length === 0 ? texts.checklist : texts.ticked(ticked.length, points.length)}
      </summary>
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
        <DeskLink className={styles.tool} to={toTools(taskId)}>
          {points.length === 0 ? texts.writeChecklist : texts.changeChecklist}
        </DeskLink>
      </div>
    </details>
  );
}
