import { idOf, read } from './http.ts';
import { courseShape, readOne, type Course } from './shapes.ts';

/** GET courses/{id}. */
export const fetchCourse = async (courseId: string, signal?: AbortSignal): Promise<Course> =>
  readOne(courseShape, await read(`courses/${idOf(courseId)}`, signal));
