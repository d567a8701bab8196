import type { Stage, Task } from '../../api/schemas.ts';
import { inOrder } from '../../tasks/deadlines.ts';

/** Tasks of a stage; null: of none that is known. */
interface StageTasks {
  stage: Stage | null;
  tasks: Task[];
}

/** A track's tasks by its stages, in their order, those due first in front; without empty stages. */
export function byStage(
  all: readonly Task[],
  stages: readonly Stage[],
  trackId: string,
): StageTasks[] {
  const tasks = inOrder(all.filter(({ track }) => track === trackId));
  const known = new Set<string | null>(stages.map(({ id }) => id));
  const groups = stages.map((stage) => ({
    stage,
    tasks: tasks.filter((task) => task.stage === stage.id),
  }));
  const others = { stage: null, tasks: tasks.filter((task) => !known.has(task.stage)) };
  return [...groups, others].filter((group) => group.tasks.length > 0);
}
