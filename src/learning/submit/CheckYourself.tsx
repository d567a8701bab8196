import { useMemo } from 'react';
import { array, string } from 'yup';
import { useSession } from '../../auth/useSession.ts';
import { donePoints } from '../../tasks/doneMeans.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { box, type BoxKind, useBoxEntry } from '../../user/box.ts';
import { checkTexts as texts } from '../task/texts.ts';

/**
 * The points that a user has ticked, by the id of the task. They are stored as their text, because
 * a mentor may change the brief.
 */
const tickedPoints: BoxKind<string[]> = {
  name: 'ticks',
  schema: array(string().defined()).defined(),
};

function useTicks(taskId: string): [readonly string[], (point: string) => void] {
  const { userId } = useSession();
  const ticks = useBoxEntry(userId, tickedPoints, taskId) ?? [];
  const toggle = (point: string) => {
    const others = ticks.filter((other) => other !== point);
    const next = others.length < ticks.length ? others : [...ticks, point];
    if (next.length > 0) box.set(userId, tickedPoints, taskId, next);
    else box.remove(userId, tickedPoints, taskId);
  };
  return [ticks, toggle];
}

/**
 * Shows the brief's “Done means” as a checklist for the mentee. It is never sent, and nothing is
 * shown if the brief has no such part.
 */
export function CheckYourself({ task }: { task: Task }) {
  const points = useMemo(() => donePoints(task.description), [task.description]);
  const [ticks, toggle] = useTicks(task.id);
  const isWide = useMediaQuery(minWidth('xl'));
  if (points.length === 0) return null;
  const done = points.filter((point) => ticks.includes(point)).length;
  return (
    <details open={isWide}>
      <summary className="fold small strong">{texts.title(done, points.length)}</summary>
      <p className="soft small">{texts.note}</p>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            <label className="tick">
              <input
                type="checkbox"
                checked={ticks.includes(point)}
                onChange={() => toggle(point)}
              />
              <span dir="auto" className="words">
                {point}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
