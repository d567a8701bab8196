interface Due {
  deadline: string | null;
}

const dueAt = ({ deadline }: Due): number =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);

/** What is due first comes first; tasks due together stay in the service's order. */
export const inOrder = <Task extends Due>(tasks: readonly Task[]): Task[] =>
  [...tasks].sort((a, b) => (dueAt(a) === dueAt(b) ? 0 : dueAt(a) - dueAt(b)));

/** The tasks whose deadline is still to come, those due first in front. */
export const stillDue = <Task extends Due>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  inOrder(tasks).flatMap((task) => {
    const { deadline } = task;
    return deadline !== null && Date.parse(deadline) > now ? [{ ...task, deadline }] : [];
  });
