import { one } from './answers.ts';
import { get, idOf } from './calls.ts';

export const fetchCourse = one('courseShape', (id: string) => get(`courses/${idOf(id)}`));
