import type { Track } from '../../api/schemas.ts';
import { takenTracks } from '../../tracks/takenTracks.ts';
import type { RootState } from '../../app/store/rootReducer.ts';

/** The track taken along with which a visit without a network begins: the one chosen last, if it is here. */
export function selectTakenTrack(root: RootState): Track | null {
  const taken = takenTracks(root);
  return taken.find(({ id }) => id === root.tasks.chosenTrack) ?? taken[0] ?? null;
}
