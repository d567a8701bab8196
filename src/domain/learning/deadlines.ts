interface Due {
  deadline: string | null;
}

const dueAt = ({ deadline }: Due): number =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);

/** Tasks by deadline, the earliest first; equal ones stay in the service's order. */
export const inOrder = <Task extends Due>(tasks: readonly Task[]): Task[] =>
  [...tasks].sort((a, b) => (dueAt(a) === dueAt(b) ? 0 : dueAt(a) - dueAt(b)));

/** The tasks whose deadline has not passed, the earliest first. */
export const stillDue = <Task extends Due>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  inOrder(tasks).flatMap((task) => {
    const { deadline } = task;
    return deadline !== null && Date.parse(deadline) > now ? [{ ...task, deadline }] : [];
  });
