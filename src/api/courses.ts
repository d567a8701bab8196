import { one } from './checked.ts';
import { idOf, type Http } from './http.ts';
import type { Course } from './shapes.ts';

/** GET courses/{id}. */
export const fetchCourse = async (
  http: Http,
  courseId: string,
  signal?: AbortSignal,
): Promise<Course> =>
  one((shapes) => shapes.courseShape, http.read(`courses/${idOf(courseId)}`, signal));
