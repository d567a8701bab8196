import { one } from './checked.ts';
import { idOf, read } from './http.ts';
import type { Course } from './shapes.ts';

/** GET courses/{id}. */
export const fetchCourse = async (courseId: string, signal?: AbortSignal): Promise<Course> =>
  one((shapes) => shapes.courseShape, read(`courses/${idOf(courseId)}`, signal));
