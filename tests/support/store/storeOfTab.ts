import { requestIn } from '../../../src/api/query/query.ts';
import { loadMentors } from '../../../src/user/userSlice.ts';
import { pageStore } from '../../../src/app/store/person.ts';
import type { TaskRecord } from '../../../src/tasks/tasksSlice.ts';

/**
 * Returns the status of the present tab's call for the mentors. The API's log has only calls with a
 * response.
 */
export const mentorsRequest = () => requestIn(pageStore().getState(), loadMentors.keyOf())?.status;

/** Returns the task records of the present tab. */
export const recordsOfTab = (): Record<string, TaskRecord> => pageStore().getState().tasks.records;
