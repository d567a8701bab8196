import { one } from '../api/answers.ts';
import { get, idOf } from '../api/http.ts';

/** GET courses/{id}. */
export const fetchCourse = one('courseSchema', (id: string) => get(`courses/${idOf(id)}`));
