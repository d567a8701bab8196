import { areas, type PageRoute } from '../../../src/app/areas.ts';
import { ids } from '../../gallery/galleryData.ts';
import { amina } from '../../support/people.ts';

const params: Record<string, string> = {
  taskId: ids.pending,
  trackName: 'web',
  trackId: ids.web,
  courseTitle: 'html',
  courseId: ids.course,
  userId: amina.id,
};

/** Returns an address of a page in the starter content. */
export const addressOf = ({ path }: Pick<PageRoute, 'path'>): string =>
  path === '*'
    ? '/no-such-page'
    : path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? name);

/** Returns an address of each page of an area. */
export const addressesOf = (area: 'mentee' | 'mentor'): string[] =>
  areas.flatMap(({ name, pages }) => (name === area ? pages.map(addressOf) : []));
