import { describe, expect, test } from 'vitest';
import { after, at, emptyState, idsOf, rootReducer } from '../../support/store/rootReducer.ts';
import { clientError } from '../../../src/api/errors.ts';
import { courseSelectors, loadCourse } from '../../../src/tracks/coursesSlice.ts';
import {
  loadMyStages,
  loadStages,
  loadTrackStages,
  searchStages,
  selectTrackStages,
  stageSelectors,
  type Stage,
} from '../../../src/tracks/stagesSlice.ts';
import {
  enrollmentSeen,
  loadTrack,
  loadTrackMentors,
  loadTracks,
  trackSelectors,
} from '../../../src/tracks/tracksSlice.ts';
import { enroll } from '../../../src/user/userSlice.ts';
import { enrollmentWith, mentorWith } from '../entities.ts';

const track = (id: string) => ({ id, title: id, description: '', image: null });

describe('tracks', () => {
  const choice = { trackId: 'web', mentorId: 'ada' };
  const sent = enrollmentWith('web', 'ada');
  const begun = enroll.pending('1', sent, {
    requestKey: enroll.keyOf(),
    area: 'tracks',
    isWrite: true,
  });
  const taken = enroll.fulfilled(undefined, '1', sent, at(1));
  const error = clientError('refused', 400, 'No');
  const refused = enroll.rejected(null, '1', sent, error);

  test('the tracks are those of the list and any read separately', () => {
    const known = after(
      loadTracks.fulfilled([track('web'), track('gone')], '1', undefined, at(1)),
      loadTracks.fulfilled([track('web')], '2', undefined, at(2)),
      loadTrack.fulfilled(track('data'), '3', 'data', at(3)),
      loadTrackMentors.fulfilled([mentorWith({ id: 'ada' })], '4', 'web', at(4)),
    );
    expect(idsOf(trackSelectors.selectAll(known))).toEqual(['web', 'data']);
    expect(idsOf(known.tracks.mentors['web'] ?? [])).toEqual(['ada']);
    expect(emptyState.tracks).toMatchObject({ mentors: {}, enrollment: null });
  });

  test('an enrollment is stored until its end was seen', () => {
    const running = after(begun);
    expect(running.tracks.enrollment).toEqual(choice);
    expect(after(enrollmentSeen()).tracks.enrollment).toBeNull();
    for (const end of [taken, refused]) {
      const ended = rootReducer(running, end);
      expect(ended.tracks.enrollment).toEqual(choice);
      expect(rootReducer(ended, enrollmentSeen()).tracks.enrollment).toBeNull();
    }
  });
});

const course = (id: string) => ({ id, title: id, description: '', playlistUrl: null });

test('the courses are those that were read', () => {
  const known = after(
    loadCourse.fulfilled(course('git'), '1', 'git', at(1)),
    loadCourse.fulfilled(course('css'), '2', 'css', at(2)),
  );
  expect(idsOf(courseSelectors.selectAll(known))).toEqual(['git', 'css']);
});

const stage = (id: string, level: number, trackId: string): Stage => ({
  id,
  title: id,
  description: '',
  level,
  taskCount: 1,
  track: trackId,
});

describe('stages', () => {
  const all = [stage('css', 2, 'web'), stage('html', 1, 'web'), stage('sql', 1, 'data')];

  test('selectTrackStages sorts by level and prefers the track’s own list', () => {
    const known = after(loadStages.fulfilled(all, '1', undefined, at(1)));
    expect(idsOf(stageSelectors.selectAll(known))).toEqual(['css', 'html', 'sql']);
    expect(idsOf(selectTrackStages(known, 'web'))).toEqual(['html', 'css']);
    const own = [stage('js', 3, 'web'), stage('html', 1, 'web')];
    for (const load of [loadTrackStages, searchStages]) {
      const later = rootReducer(known, load.fulfilled(own, '2', 'web', at(2)));
      expect(idsOf(selectTrackStages(later, 'web'))).toEqual(['html', 'js']);
      expect(idsOf(selectTrackStages(later, 'data'))).toEqual(['sql']);
    }
    expect(emptyState.stages).toMatchObject({ byTrack: {}, mine: {}, mineUnknown: false });
  });

  test('selectTrackStages skips missing stages', () => {
    const known = after(loadTrackStages.fulfilled(all.slice(0, 2), '1', 'web', at(1)));
    const { css, ...entities } = known.stages.entities;
    expect(css).toBeDefined();
    const lacking = { ...known, stages: { ...known.stages, entities } };
    expect(idsOf(selectTrackStages(lacking, 'web'))).toEqual(['html']);
  });

  test('my_stages is stored by track if the API has the call', () => {
    const known = after(loadMyStages.fulfilled(['html'], '1', 'web', at(1)));
    expect(known.stages).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const unnamed = rootReducer(known, loadMyStages.fulfilled(null, '2', 'web', at(2)));
    expect(unnamed.stages).toMatchObject({ mine: {}, mineUnknown: false });
    expect(unnamed.stages.mine).toEqual({});
    const failed = (status: number) =>
      rootReducer(
        known,
        loadMyStages.rejected(null, '2', 'web', clientError('refused', status, 'No')),
      ).stages;
    expect(failed(404)).toMatchObject({ mine: {}, mineUnknown: true });
    expect(failed(404).mine).toEqual({});
    expect(failed(500)).toMatchObject({ mine: { web: ['html'] }, mineUnknown: false });
    const aborted = rootReducer(known, loadMyStages.rejected(new Error('Aborted'), '2', 'web'));
    expect(aborted.stages.mineUnknown).toBe(false);
  });
});
