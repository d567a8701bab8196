import { createStore as idb, set } from 'idb-keyval';
import { expect, onTestFinished, test } from 'vitest';
import { persistToken } from '../../src/auth/session.ts';
import { requestIn } from '../../src/api/query/query.ts';
import { preloadSession } from '../../src/app/store/sessions.ts';
import { readLibraryFile } from '../../src/mentoring/library/libraryFile.ts';
import { selectQueue } from '../../src/mentoring/submissions.ts';
import { selectTrackTasks } from '../../src/tasks/status.ts';
import { entriesOf, unfinishedOf } from '../../src/tasks/outbox/sender.ts';
import { loadTasks, loadTaskSubmissions } from '../../src/tasks/tasksSlice.ts';
import { readVersions } from '../../src/tasks/versions.ts';
import { loadCourse, savedOfflineAt, offlineTracks } from '../../src/tracks/coursesSlice.ts';
import { chosenScheme } from '../../src/ui/scheme.ts';
import { draftOf, libraryDraft, readDraft } from '../../src/user/drafts.ts';
import stored from '../support/store/version5.json';
import { AMINA, hide, openTab, snapshotOf } from './openTab.ts';

/** A device last used with the previous version, with its data unchanged. */
async function openDevice(of: 'mentee' | 'mentor') {
  const { owner, storage, answers, about } = stored[of];
  const tab = await openTab();
  onTestFinished(() => localStorage.clear());
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const snapshot = { ...answers, savedAt: Date.now() };
  await set('an earlier page', snapshot, idb('akada_answers', 'answers'));
  persistToken(await tab.tokenOf(owner));
  tab.sandbox.clearRequests();
  await preloadSession();
  return { ...tab, about };
}

test('a mentee finds their rows, drafts and choices of the last version', async () => {
  const { store, calls, reload, about } = await openDevice('mentee');
  const {
    web,
    other,
    tasks: [first = '', second = '', third = ''],
  } = stored.mentee.about;
  expect(about).toBe(stored.mentee.about);
  for (let visit = 0; visit < 2; visit += 1) {
    const state = store().getState();
    const { user, tasks } = state;
    expect(user.profile?.email).toBe(AMINA.email);
    expect(user.welcomeDismissed).toBe(true);
    expect(selectTrackTasks(state, web)?.length).toBeGreaterThan(5);
    expect(tasks.chosenTrack).toBe(web);
    expect(tasks.records[first]?.openedAt).toBeGreaterThan(0);
    expect(tasks.records[first]?.mails?.reminded).toBeGreaterThan(0);
    expect(tasks.records[second]?.submission?.menteeComment).toBe('The second version of it');
    expect(tasks.records[third]?.submission?.gradePercentage).toBe(91);
    for (const key of [loadTasks.keyOf(), loadTaskSubmissions.keyOf(first)]) {
      expect(requestIn(state, key)).toMatchObject({ fromSnapshot: true, status: 'success' });
    }
    // The track that was saved offline is here, and the removed track is not.
    expect(offlineTracks(state).map(({ id }) => id)).toEqual([web]);
    expect(savedOfflineAt(state, other)).toBeNull();
    const [course = ''] = state.courses.ids;
    expect(requestIn(state, loadCourse.keyOf(course))?.endedAt).toBeGreaterThan(0);
    expect(state.courses.removed[other]).toBeGreaterThan(0);
    hide();
    expect((await snapshotOf(AMINA.id))?.version).toBe(6);
    await reload();
  }
  expect(calls()).toEqual([]);

  expect(entriesOf(AMINA.id).map(({ id, values }) => [id, values.menteeComment])).toEqual([
    [first, 'It waits for a connection'],
  ]);
  expect(unfinishedOf(AMINA.id)).toHaveLength(3);
  expect(readDraft(AMINA.id, draftOf.profile)?.values).toEqual({ city: 'Jos' });
  expect(readDraft(AMINA.id, draftOf.enrollment)?.values).toMatchObject({ seed: 7 });
  const sent = readVersions(AMINA.id, second).map(({ menteeComment }) => menteeComment);
  expect(sent).toContain('The second version of it');
  expect(sent.length).toBeGreaterThan(1);
  expect(chosenScheme()).toBe('dark');
});

test('a mentor finds their rows, grade drafts and library of the last version', async () => {
  const { store, calls } = await openDevice('mentor');
  const { userId, graded, waiting } = stored.mentor.about;
  const rows = selectQueue(store().getState());
  expect(rows.find(({ id }) => id === graded)).toMatchObject({
    submission: { gradePercentage: 77 },
  });
  expect(rows.find(({ id }) => id === waiting)).toBeDefined();
  expect(calls()).toEqual([]);
  expect(entriesOf(userId).map(({ id, values }) => [id, values.grade])).toEqual([[waiting, '81']]);
  expect(readLibraryFile(libraryDraft(userId) ?? '')).toMatchObject({
    library: { comments: [{ name: 'Small steps' }] },
  });
  expect(readDraft(userId, draftOf.writing('comment'))?.values).toEqual({ text: 'Please add' });
});
