import { toTask } from '../../paths.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { courseTexts as texts } from './texts.ts';

/**
 * The back link to the task that linked to the course, with the task in its state; else undefined.
 */
export function backFromCourse(
  state: unknown,
): { to: string; label: string; state: unknown } | undefined {
  const task = isRecord(state) ? state['task'] : null;
  const id = isRecord(task) ? task['id'] : null;
  if (typeof id !== 'string' || id === '') return undefined;
  return { to: toTask(id), label: texts.backToTask, state };
}
