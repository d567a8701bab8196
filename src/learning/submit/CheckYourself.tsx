import { useEffect, useMemo, useState } from 'react';
import { tokenOwner } from '../../auth/session.ts';
import { useSession } from '../../auth/useSession.ts';
import { readJson, removeText, writeJson } from '../../lib/storage.ts';
import { draftPrefix, ticksPrefix } from '../../user/drafts.ts';
import { donePoints } from '../../tasks/doneMeans.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import { minWidth, useMediaQuery } from '../../ui/hooks.ts';
import { checkTexts as texts } from '../task/texts.ts';

function readTicks(key: string): string[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((point) => typeof point === 'string') : [];
}

/**
 * The points that a user has ticked for a task, on this device until they log out. They are stored
 * as their text, because a mentor may change the brief.
 */
function useTicks(taskId: string): [readonly string[], (point: string) => void] {
  const { userId } = useSession();
  const key = draftPrefix(userId) + ticksPrefix + taskId;
  const [ticks, setTicks] = useState(() => readTicks(key));

  useEffect(() => {
    const onOtherTab = (event: StorageEvent) => {
      if (event.key === key) setTicks(readTicks(key));
    };
    window.addEventListener('storage', onOtherTab);
    return () => window.removeEventListener('storage', onOtherTab);
  }, [key]);

  const toggle = (point: string) => {
    if (tokenOwner() !== userId) return;
    const stored = readTicks(key);
    const next = stored.includes(point)
      ? stored.filter((other) => other !== point)
      : [...stored, point];
    if (next.length > 0) writeJson(key, next);
    else removeText(key);
    setTicks(next);
  };
  return [ticks, toggle];
}

/**
 * The brief's “Done means” as a checklist for the mentee. It is never sent. Shows nothing if the
 * brief has no such part.
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
