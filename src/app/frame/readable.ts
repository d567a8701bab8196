import { matchPath } from 'react-router-dom';
import { paths, toTrack } from '../../paths.ts';
import { readableTitle } from '../../lib/text.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import type { RootState } from '../store/rootReducer.ts';
import { selectTakenTrack } from '../../learning/takeAlong/takenTrack.ts';

/** The pages that show nothing but one's own tasks, briefs and feedback. */
const readable = [paths.tasks, paths.task, paths.track, paths.briefs, paths.course];

/** True for an address that can be read without a login. */
export const isReadable = (pathname: string): boolean =>
  readable.some((path) => matchPath(path, pathname));

/**
 * Where reading begins: on the track that was taken along, else on one whose tasks are known.
 * @returns the address of its page; null where the device has nothing to read
 */
export function firstPage(root: RootState): string | null {
  const tracks = root.user.profile?.tracks ?? [];
  const known = taskSelectors.selectAll(root);
  const track =
    selectTakenTrack(root) ?? tracks.find(({ id }) => known.some((task) => task.track === id));
  return track ? toTrack(readableTitle(track.title), track.id) : null;
}
