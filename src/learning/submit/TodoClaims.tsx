import { useField } from 'formik';
import { useId, useMemo, useRef, useState } from 'react';
import styles from './submit.module.css';
import { claimTexts as texts } from '../task/texts.ts';
import { type Claim, splitClaims, todoPoints, withClaims } from '../../tasks/todo.ts';
import { todoTexts } from '../../tasks/workTexts.ts';
import fieldStyles from '../../ui/form/Field.module.css';

/**
 * Shows the points that the mentor's comment lists as still to do. Ticks and reasons become the
 * beginning of the form's comment, which is their only store. Nothing is shown if the comment lists
 * no points.
 */
export function TodoClaims({ mentorComment }: { mentorComment: string | null }) {
  const id = useId();
  const points = useMemo(() => todoPoints(mentorComment), [mentorComment]);
  const [{ value }, , { setValue }] = useField<string>('menteeComment');
  const { claims } = splitClaims(value, points.length);
  // The fields for reasons stay while the last claim is edited.
  const [hasBegun, setHasBegun] = useState(false);
  /** The reasons of the points that were ticked, because a tick may be a mistake. */
  const reasons = useRef<Record<number, string>>({});
  if (points.length === 0) return null;
  const current = claims ?? points.map((): Claim => ({ isDone: false, reason: '' }));
  const claim = (at: number, change: Partial<Claim>) => {
    setHasBegun(true);
    void setValue(
      withClaims(
        value,
        current.map((before, index) => (index === at ? { ...before, ...change } : before)),
      ),
    );
  };

  const tick = (at: number, isDone: boolean) => {
    const reason = isDone ? '' : (reasons.current[at] ?? '');
    reasons.current[at] = current[at]?.reason ?? '';
    claim(at, { isDone, reason });
  };

  return (
    <div role="group" aria-labelledby={id} className={`stack gap-2 ${styles.claims}`}>
      <h2 id={id} className="medium">
        {texts.title}
      </h2>
      <p className="soft small">{texts.note}</p>
      <ol role="list">
        {points.map((point, index) => (
          <li key={todoTexts.point(index + 1, point)}>
            <label className="tick">
              <input
                type="checkbox"
                checked={current[index]?.isDone}
                onChange={({ target }) => tick(index, target.checked)}
              />
              <span dir="auto" className="words">
                {todoTexts.point(index + 1, point)}
              </span>
            </label>
            {(hasBegun || claims !== null) && !current[index]?.isDone && (
              <label className={`stack gap-1 ${styles.why}`}>
                <span className="soft small">{texts.why(index + 1)}</span>
                <input
                  dir="auto"
                  className={fieldStyles.input}
                  value={current[index]?.reason}
                  onChange={({ target }) => claim(index, { reason: target.value })}
                  // The key ends a reason here, and must not send the whole form.
                  onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                />
              </label>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
