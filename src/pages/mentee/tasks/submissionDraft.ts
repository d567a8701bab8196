/** Under which subject a task's unsent submission is kept. */
export const submissionDraft = (taskId: string): string => `submit:${taskId}`;
