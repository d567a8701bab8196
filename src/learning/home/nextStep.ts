import { stillDue } from '../../tasks/deadlines.ts';
import type { TaskStatus } from '../../tasks/status.ts';

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

/** What is known of a mentee with a track. */
export interface Situation<Task extends KnownTask> {
  /** Whether the profile is complete; an incomplete one is the first step. */
  complete: boolean;
  /** Whether there is a photo: its lack is the last step suggested. */
  hasPhoto: boolean;
  /** The tasks with feedback that was not opened on this device, the latest first. */
  feedback: readonly { taskId: string; title: string; grade: number | null }[];
  /** The track's tasks, those due first in front; null: the list has not loaded. */
  tasks: readonly Task[] | null;
  /** By level, as far as they are known. */
  stages: readonly KnownStage[];
  /** The ids of tasks with an unsent draft on this device. */
  drafts: readonly string[];
  /** True while answers that may change the step are loading. */
  checking: boolean;
  now: number;
}

/** The next thing to do, and why. */
export type NextStep<Task> =
  | { kind: 'profile' | 'photo' | 'empty' | 'sent' | 'certificate' | 'unchecked' }
  | { kind: 'feedback'; taskId: string; title: string; grade: number | null; more: number }
  | { kind: 'waiting'; count: number }
  /** `stage`: set for the first open task of the earliest stage that has one. */
  | { kind: 'due' | 'overdue' | 'draft' | 'open'; task: Task; stage: KnownStage | null };

/** Deadlines closer than this take precedence over other open work, in milliseconds. */
const NEAR = 7 * 24 * 60 * 60 * 1000;

/**
 * Chooses the next step. It calls no task the first or the nearest one until that is certain.
 * @returns null where nothing is certain yet
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
  const overdue = open.filter((task) => isPassed(task, now));
  const [late] = overdue;
  if (late && !(checking && tasks.slice(0, tasks.indexOf(late)).some(isUnchecked))) {
    // The service gives many tasks one deadline: of these, the first stage comes first.
    const alike = overdue.filter(({ deadline }) => deadline === late.deadline);
    const task = firstOpen(alike, unchecked, stages)?.task ?? late;
    return { kind: 'overdue', task, stage: null };
  }
  const [due] = stillDue(open, now);
  if (due && Date.parse(due.deadline) - now <= NEAR) {
    // An unchecked task before it may turn out to be overdue, until its check has failed.
    const before = tasks.slice(0, tasks.indexOf(due)).filter(isUnchecked);
    if (before.every((task) => !checking && isPassed(task, now))) {
      return { kind: 'due', task: due, stage: null };
    }
  }
  if (checking && unchecked.length > 0) return null;

  const begun = open.find(({ id }) => drafts.includes(id));
  if (begun) return { kind: 'draft', task: begun, stage: null };
  const first = firstOpen(open, unchecked, stages);
  if (first) return { kind: 'open', ...first };
  const [any] = open;
  if (any) return { kind: 'open', task: any, stage: null };
  if (unchecked.length > 0) return { kind: 'unchecked' };
  if (is('graded').length === tasks.length) return { kind: 'certificate' };
  if (is('sent').length > 0) return checking ? null : { kind: 'sent' };
  return { kind: 'waiting', count: is('waiting').length };
}

const isPassed = ({ deadline }: KnownTask, now: number): boolean =>
  deadline !== null && Date.parse(deadline) <= now;

const isUnchecked = ({ status }: KnownTask): boolean => status.state === 'unchecked';

/** The first open task of the earliest stage with one, if no unchecked task might precede it. */
function firstOpen<Task extends KnownTask>(
  open: readonly Task[],
  unchecked: readonly Task[],
  stages: readonly KnownStage[],
): { task: Task; stage: KnownStage } | null {
  for (const stage of stages) {
    const isInStage = (task: KnownTask): boolean => task.stage === stage.id;
    if (unchecked.some(isInStage)) return null;
    const task = open.find(isInStage);
    if (task) return { task, stage };
  }
  return null;
}
