import type { GradebookGroup } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { mentorTexts } from '../texts.ts';
import { personTexts } from '../../user/personTexts.ts';

/** Names for display are never empty. */
export const menteeName = ({ name }: { name: string }): string => name || personTexts.unnamed;

export const taskName = ({ title }: { title: string }): string => title || mentorTexts.unknownTask;

/** A stage's name; where it is not known, one of its tasks tells it from the others. */
export const stageName = (stage: GradebookGroup | null): string => {
  if (stage === null) return texts.stageUnknown;
  return stage.name || texts.stageWith(taskName({ title: stage.example }));
};

/** True where a stage is known: else there is nothing to group tasks by. */
export const hasStages = (stages: readonly { stage: GradebookGroup | null }[]): boolean =>
  stages.some(({ stage }) => stage !== null);

/** A track's name, as above. */
export const trackName = ({ name, example }: GradebookGroup): string =>
  name || texts.trackWith(taskName({ title: example }));
