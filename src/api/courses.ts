import { one } from './answers.ts';
import { get, idOf } from './calls.ts';

/** GET courses/{id}. */
export const fetchCourse = one('courseSchema', (id: string) => get(`courses/${idOf(id)}`));
