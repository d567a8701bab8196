import type { Task, Track } from '../../api/schemas.ts';
import { paths, toCertificate, toTask, toTrack } from '../../paths.ts';
import { ownState } from '../../auth/linkState.ts';
import type { NextStep } from './nextStep.ts';
import { readableTitle } from '../../lib/text.ts';
import { taskTitle, trackTitle } from '../../lib/titles.ts';
import { nextStepTexts as texts } from './nextStepTexts.ts';

/** A step as a person reads it, with its one link. */
interface StepWords {
  title: string;
  /** Set where the step is a task with a deadline to speak of. */
  deadline?: string | null;
  reason?: string | undefined;
  action: string;
  to: string;
  state?: { task: Task };
}

type TaskStep = Extract<NextStep<Task>, { task: Task }>;

/** Why this task; a deadline that presses needs no other reason. */
function reasonOf({ kind, task, stage }: TaskStep): string | undefined {
  if (kind === 'draft') return texts.task.draft;
  if (stage) return texts.task.first(readableTitle(stage.title) || texts.untitledStage);
  return kind === 'open' && task.deadline === null ? texts.task.open : undefined;
}

/** What is said of a step, and where it leads. */
export function stepWords(step: NextStep<Task>, track: Track): StepWords {
  const trackName = trackTitle(track);
  switch (step.kind) {
    case 'profile':
    case 'photo':
      return { ...texts[step.kind], to: paths.menteeProfile };
    case 'empty':
      return { ...texts.empty, to: toTrack(trackName, track.id) };
    case 'sent':
      return { ...texts.sent, to: toTrack(trackName, track.id) };
    case 'unchecked':
      return { ...texts.unchecked, to: paths.tasks };
    case 'certificate':
      return { ...texts.certificate, to: toCertificate(trackName, track.id) };
    case 'waiting':
      return {
        title: texts.waiting.title,
        reason: texts.waiting.reason(step.count),
        action: texts.waiting.action,
        to: paths.tasks,
      };
    case 'feedback': {
      const { feedback } = texts;
      const said = step.grade === null ? feedback.commented : feedback.graded(step.grade);
      return {
        title: feedback.title(taskTitle(step)),
        reason: step.more > 0 ? `${said} ${feedback.more(step.more)}` : said,
        action: feedback.action,
        to: toTask(step.taskId),
      };
    }
    default: {
      const title = taskTitle(step.task);
      return {
        title: step.kind === 'draft' ? texts.task.title(title) : texts.task.begin(title),
        deadline: step.task.deadline,
        reason: reasonOf(step),
        action: texts.task.action,
        to: toTask(step.task.id),
        state: ownState({ task: step.task }),
      };
    }
  }
}
