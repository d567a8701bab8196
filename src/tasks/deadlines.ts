interface HasDeadline {
  deadline: string | null;
}

const dueAt = ({ deadline }: HasDeadline): number =>
  deadline === null ? Number.MAX_VALUE : Date.parse(deadline);

/** Sorts tasks by deadline, the earliest first. Equal deadlines keep the API's order. */
export const inOrder = <Task extends HasDeadline>(tasks: readonly Task[]): Task[] =>
  [...tasks].sort((a, b) => dueAt(a) - dueAt(b));

/** Returns the tasks whose deadline has not passed, the earliest first. */
export const stillDue = <Task extends HasDeadline>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  inOrder(tasks).filter(
    (task): task is Task & { deadline: string } =>
      task.deadline !== null && Date.parse(task.deadline) > now,
  );
