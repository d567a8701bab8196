/** Returns the average number of tasks per stage to one decimal, or null without stages. */
export function averageTasks(stages: readonly { taskCount: number }[]): number | null {
  if (stages.length === 0) return null;
  const total = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return Math.round((total / stages.length) * 10) / 10;
}
