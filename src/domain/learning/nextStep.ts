import { stillDue } from './deadlines.ts';
import type { TaskStatus } from './progress.ts';

/** A task with what is known of it. */
interface KnownTask {
  id: string;
  title: string;
  deadline: string | null;
  stage: string | null;
  status: TaskStatus;
}

interface KnownStage {
  id: string;
  title: string;
}

/** What the dashboard knows of a mentee with a track. */
export interface Situation<Task extends KnownTask> {
  /** A profile that lacks something comes before everything else. */
  complete: boolean;
  /** Whether there is a photo: the last thing to ask for. */
  hasPhoto: boolean;
  /** The tasks with feedback that has not been opened here, the latest first. */
  feedback: readonly { taskId: string; title: string; grade: number | null }[];
  /** The track's tasks, those due first in front; null: the list is not there. */
  tasks: readonly Task[] | null;
  /** By level, as far as they are known. */
  stages: readonly KnownStage[];
  /** The tasks with an unsent draft on this device. */
  drafts: readonly string[];
  /** True while answers that may change the step are on their way. */
  checking: boolean;
  now: number;
}

/** The one thing to do next, and why. */
export type NextStep<Task> =
  | { kind: 'profile' | 'photo' | 'empty' | 'sent' | 'certificate' | 'unchecked' }
  | { kind: 'feedback'; taskId: string; title: string; grade: number | null; more: number }
  | { kind: 'waiting'; count: number }
  /** `stage`: where this is the first open task of the earliest stage with one. */
  | { kind: 'due' | 'overdue' | 'draft' | 'open'; task: Task; stage: KnownStage | null };

/** Deadlines nearer than this come before everything else there is to do, in milliseconds. */
const NEAR = 7 * 24 * 60 * 60 * 1000;

/**
 * Chooses the next step. It says of no task that it is the first or the nearest one before that is
 * certain.
 * @returns null where nothing certain can be said yet
 */
export function nextStep<Task extends KnownTask>({
  complete,
  hasPhoto,
  feedback,
  tasks,
  stages,
  drafts,
  checking,
  now,
}: Situation<Task>): NextStep<Task> | null {
  if (!complete) return { kind: 'profile' };
  const [news] = feedback;
  if (news) return { kind: 'feedback', ...news, more: feedback.length - 1 };
  if (tasks === null) return null;
  if (tasks.length === 0) return { kind: hasPhoto ? 'empty' : 'photo' };

  const is = (state: TaskStatus['state']) => tasks.filter(({ status }) => status.state === state);
  const open = is('open');
  const unchecked = is('unchecked');
  const [due] = stillDue(open, now);
  const task = open.find(({ id }) => id === due?.id);
  if (task && due && Date.parse(due.deadline) - now <= NEAR && isNearest(task, tasks, now)) {
    return { kind: 'due', task, stage: null };
  }
  if (checking && unchecked.length > 0) return null;

  const begun = open.find(({ id }) => drafts.includes(id));
  if (begun) return { kind: 'draft', task: begun, stage: null };
  const first = firstOpen(open, unchecked, stages);
  if (first) return first;
  const any = task ?? open[0];
  if (any) return { kind: isPassed(any, now) ? 'overdue' : 'open', task: any, stage: null };
  if (unchecked.length > 0) return { kind: 'unchecked' };
  if (is('graded').length === tasks.length) return { kind: 'certificate' };
  if (is('sent').length > 0) return checking ? null : { kind: 'sent' };
  return { kind: 'waiting', count: is('waiting').length };
}

const isPassed = ({ deadline }: KnownTask, now: number): boolean =>
  deadline !== null && Date.parse(deadline) <= now;

/** True where no task that is not known could be due before this one. */
const isNearest = (task: KnownTask, tasks: readonly KnownTask[], now: number): boolean =>
  tasks
    .slice(0, tasks.indexOf(task))
    .every((before) => before.status.state !== 'unchecked' || isPassed(before, now));

/** The first open task of the earliest stage that has one, where all of that is known. */
function firstOpen<Task extends KnownTask>(
  open: readonly Task[],
  unchecked: readonly Task[],
  stages: readonly KnownStage[],
): NextStep<Task> | null {
  const stage = stages.find(({ id }) => [...open, ...unchecked].some((task) => task.stage === id));
  const task = open.find((one) => one.stage === stage?.id);
  if (!stage || !task || unchecked.some((one) => one.stage === stage.id)) return null;
  return { kind: 'open', task, stage };
}
