import { stillDue } from '../../tasks/deadlines.ts';
import type { TaskStatus } from '../../tasks/status.ts';
import { DAY } from '../../lib/timing.ts';

interface KnownTask {
  id: string;
  title: string;
  deadline: string | null;
  stage: string | null;
  status: TaskStatus;
  /** True if the API has responded about it in this visit. */
  isRead: boolean;
}

interface KnownStage {
  id: string;
  title: string;
}

export interface NextStepInput<Task extends KnownTask> {
  complete: boolean;
  /** False suggests a photo, as the last step. */
  hasPhoto: boolean;
  /** Feedback that was not opened on this device, latest first. */
  feedback: readonly { taskId: string; title: string; grade: number | null }[];
  /** The track's tasks by deadline, or null until they have loaded. */
  tasks: readonly Task[] | null;
  /** False while the list is that of an earlier visit, so that there may be new tasks. */
  isListNew: boolean;
  /** The stages by level. */
  stages: readonly KnownStage[];
  /** Ids of tasks with an unsent draft. */
  drafts: readonly string[];
  /** True while loading responses may change the step. */
  checking: boolean;
  now: number;
}

export type NextStep<Task> =
  | { kind: 'profile' | 'photo' | 'empty' | 'sent' | 'unchecked' }
  /** `isCertain`: the API has shown every grade in this visit. */
  | { kind: 'certificate'; isCertain: boolean }
  | { kind: 'feedback'; taskId: string; title: string; grade: number | null; more: number }
  | { kind: 'waiting'; count: number }
  /** `stage` is set for the first open task of the earliest stage that has one. */
  | { kind: 'due' | 'overdue' | 'draft' | 'open'; task: Task; stage: KnownStage | null };

/** Deadlines closer than this come before other open work. */
const NEAR = 7 * DAY;

/** Chooses the next step, or null if nothing is certain yet. */
export function nextStep<Task extends KnownTask>({
  complete,
  hasPhoto,
  feedback,
  tasks,
  isListNew,
  stages,
  drafts,
  checking,
  now,
}: NextStepInput<Task>): NextStep<Task> | null {
  if (!complete) return { kind: 'profile' };
  const [news] = feedback;
  if (news) return { kind: 'feedback', ...news, more: feedback.length - 1 };
  if (tasks === null) return null;
  const unknown = checking ? null : ({ kind: 'unchecked' } as const);
  if (tasks.length === 0) return isListNew ? { kind: hasPhoto ? 'empty' : 'photo' } : unknown;

  const is = (state: TaskStatus['state']) => tasks.filter(({ status }) => status.state === state);
  const open = is('open');
  const unchecked = is('unchecked');
  const overdue = open.filter((task) => isPassed(task, now));
  const [late] = overdue;
  if (late && !(checking && tasks.slice(0, tasks.indexOf(late)).some(isUnchecked))) {
    // Among tasks with the same deadline, the one in the earliest stage comes first.
    const alike = overdue.filter(({ deadline }) => deadline === late.deadline);
    const task = firstOpen(alike, unchecked, stages)?.task ?? late;
    return { kind: 'overdue', task, stage: null };
  }
  const [due] = stillDue(open, now);
  if (due && Date.parse(due.deadline) - now <= NEAR) {
    // An unchecked task may turn out to be overdue, until its check has failed.
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
  if (!isListNew) return unknown;
  if (is('graded').length === tasks.length)
    return { kind: 'certificate', isCertain: tasks.every(({ isRead }) => isRead) };
  if (is('sent').length > 0) return checking ? null : { kind: 'sent' };
  return { kind: 'waiting', count: is('waiting').length };
}

const isPassed = ({ deadline }: KnownTask, now: number): boolean =>
  deadline !== null && Date.parse(deadline) <= now;

const isUnchecked = ({ status }: KnownTask): boolean => status.state === 'unchecked';

/** Returns the first open task, or null if an unchecked one might precede it. */
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
