import type { Task, Track } from '../../../api/schemas.ts';
import type { IconName } from '../../../components/ui/icon/iconPaths.ts';
import { paths, toCertificate, toTask, toTrack } from '../../../config/paths.ts';
import { distance } from '../../../domain/time/dates.ts';
import { ownState } from '../../../platform/linkState.ts';
import type { NextStep } from '../../../domain/learning/nextStep.ts';
import { readableTitle } from '../../../domain/text/text.ts';
import { nextStepTexts as texts } from '../../../texts/mentee/nextStep.ts';

/** A step as a person reads it, with its one link. */
export interface StepWords {
  icon: IconName;
  title: string;
  reason: string;
  action: string;
  to: string;
  state?: { task: Task };
}

type TaskStep = Extract<NextStep<Task>, { task: Task }>;

function reasonOf({ kind, task, stage }: TaskStep): string {
  const away = task.deadline === null ? null : distance(task.deadline);
  if (kind === 'overdue') return texts.task.overdue;
  if (kind === 'draft') return texts.task.draft;
  if (kind === 'due' && away !== null) return texts.task.due(away);
  if (stage) return texts.task.first(readableTitle(stage.title) || texts.untitledStage);
  const isAhead = task.deadline !== null && Date.parse(task.deadline) > Date.now();
  return away !== null && isAhead ? texts.task.openUntil(away) : texts.task.open;
}

/** What is said of a step, and where it leads. */
export function stepWords(step: NextStep<Task>, track: Track): StepWords {
  const trackTitle = readableTitle(track.title);
  switch (step.kind) {
    case 'profile':
    case 'photo':
      return { icon: 'user', ...texts[step.kind], to: paths.menteeProfile };
    case 'empty':
      return { icon: 'map', ...texts.empty, to: toTrack(trackTitle, track.id) };
    case 'sent':
      return { icon: 'award', ...texts.sent, to: toTrack(trackTitle, track.id) };
    case 'unchecked':
      return { icon: 'tasks', ...texts.unchecked, to: paths.tasks };
    case 'certificate':
      return { icon: 'award', ...texts.certificate, to: toCertificate(trackTitle, track.id) };
    case 'waiting':
      return {
        icon: 'clock',
        title: texts.waiting.title,
        reason: texts.waiting.reason(step.count),
        action: texts.waiting.action,
        to: paths.tasks,
      };
    case 'feedback': {
      const { feedback } = texts;
      const said = step.grade === null ? feedback.commented : feedback.graded(step.grade);
      return {
        icon: 'chat',
        title: feedback.title(step.title || texts.untitled),
        reason: step.more > 0 ? `${said} ${feedback.more(step.more)}` : said,
        action: feedback.action,
        to: toTask(step.taskId),
      };
    }
    default: {
      const title = readableTitle(step.task.title) || texts.untitled;
      return {
        icon: step.kind === 'due' ? 'clock' : 'book',
        title: step.kind === 'draft' ? texts.task.title(title) : texts.task.begin(title),
        reason: reasonOf(step),
        action: texts.task.action,
        to: toTask(step.task.id),
        state: ownState({ task: step.task }),
      };
    }
  }
}
