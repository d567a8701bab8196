import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spend } from '../../../src/api/allowance.ts';
import type { Http } from '../../../src/api/http.ts';
import { requestCleared } from '../../../src/api/query/query.ts';
import { savedOfflineAt, offlineTracks } from '../../../src/tracks/coursesSlice.ts';
import { loadTrackStages } from '../../../src/tracks/stagesSlice.ts';
import { loadTasks } from '../../../src/tasks/tasksSlice.ts';
import { loadProfile } from '../../../src/user/userSlice.ts';
import {
  collectTrackContent,
  removeOfflineTrack,
  planSave,
  saveTrackOffline,
} from '../../../src/learning/saveOffline/saveOffline.ts';
import { storeOn } from '../../support/store/storeOn.ts';

const idOf = (number: number): string => String(number).padStart(24, '0');
const web = idOf(1);
const design = idOf(2);
const course = (number: number): string => idOf(100 + number);

/** Ten tasks of two tracks, with four courses; both tracks use the third. */
const tasks = Array.from({ length: 10 }, (_, index) => ({
  id: idOf(10 + index),
  title: `TASK ${index}`,
  description: 'To do',
  track: index < 6 ? web : design,
  course: index === 0 ? null : course(index < 6 ? index % 3 : 2 + (index % 2)),
}));

const tracks = [web, design].map((id) => ({ id, title: 'TRACK', description: '' }));

/** Returns a store that has read the lists of a visit, and all addresses requested after that. */
async function openStore(
  respond: (url: string) => unknown = () => undefined,
  listed: readonly object[] = tasks,
) {
  const urls: string[] = [];
  const http: Http = async ({ url }) => {
    urls.push(url);
    const given = await respond(url);
    if (given instanceof Error) throw given;
    if (url === 'tasks') return { items: listed, totalCount: listed.length };
    if (url === 'profile') return { id: idOf(9), tracks };
    if (url.startsWith('courses/'))
      return { id: url.slice(8), title: 'COURSE', description: 'Words' };
    return { items: [{ id: idOf(50), title: 'STAGE', track: web }], totalCount: 1 };
  };
  const store = storeOn(http);
  await store.dispatch(loadProfile());
  await store.dispatch(loadTasks());
  for (const id of [web, design]) await store.dispatch(loadTrackStages(id));
  urls.length = 0;
  return { store, urls };
}

const taking = (
  store: Awaited<ReturnType<typeof openStore>>['store'],
  trackId = web,
  app: 'stored' | 'failed' | 'unsupported' = 'stored',
) => {
  let count = 0;
  const onRead = () => {
    count += 1;
  };
  const end = saveTrackOffline(store, trackId, Promise.resolve(app), onRead);
  return { end, responses: () => count };
};

test('saving a track offline fetches each course once and no list of this visit', async () => {
  const { store, urls } = await openStore();
  const plan = planSave(store.getState(), web);
  expect(plan.lists).toEqual([]);
  expect(plan.courses).toHaveLength(3);
  expect(plan.bytes).toBeGreaterThan(0);
  const { end, responses } = taking(store);
  expect(await end).toBeNull();
  expect(urls.toSorted()).toEqual([0, 1, 2].map((number) => `courses/${course(number)}`));
  expect(responses()).toBe(3);
  expect(savedOfflineAt(store.getState(), web)).toBeGreaterThan(Date.now() - 60_000);
  expect(collectTrackContent(store.getState(), web)).toMatchObject({ missing: [] });
  expect(planSave(store.getState(), web)).toEqual({ lists: [], courses: [], bytes: 0 });
});

test('a track without the app that shows it is not saved', async () => {
  const { store } = await openStore();
  expect(await taking(store, web, 'failed').end).toBe('no app');
  expect(savedOfflineAt(store.getState(), web)).toBeNull();
});

const notFound = Object.assign(new Error('Request failed'), {
  isAxiosError: true,
  response: { status: 404, data: {} },
});

test('a missing course is skipped, and a lost connection stops the rest', async () => {
  const gone = await openStore((url) => url.endsWith(course(0)) && notFound);
  expect(await taking(gone.store).end).toBeNull();
  expect(planSave(gone.store.getState(), web).courses).toEqual([]);
  expect(collectTrackContent(gone.store.getState(), web).missing).toEqual([course(0)]);
  expect(savedOfflineAt(gone.store.getState(), web)).not.toBeNull();

  const cut = Object.assign(new Error('Network Error'), {
    isAxiosError: true,
    code: 'ERR_NETWORK',
  });
  const away = await openStore((url) => url.startsWith('courses/') && cut);
  expect(await taking(away.store).end).toMatchObject({ kind: 'network' });
  expect(savedOfflineAt(away.store.getState(), web)).toBeNull();
});

test('a save that a lost connection ended keeps its courses and later fetches only the rest', async () => {
  let isDown = true;
  const cut = Object.assign(new Error('Network Error'), {
    isAxiosError: true,
    code: 'ERR_NETWORK',
  });
  const { store, urls } = await openStore((url) => isDown && url.endsWith(course(2)) && cut);
  expect(await taking(store).end).toMatchObject({ kind: 'network' });
  expect(savedOfflineAt(store.getState(), web)).toBeNull();
  urls.length = 0;
  isDown = false;
  expect(await taking(store).end).toBeNull();
  expect(urls).toEqual([`courses/${course(2)}`]);
});

test('saving a track offline leaves the allowance’s last requests to the user', async () => {
  const { store, urls } = await openStore();
  spend(85);
  expect(await taking(store).end).toBe('put off');
  expect(urls).toEqual([]);
  expect(savedOfflineAt(store.getState(), web)).toBeNull();
});

test('removing a track keeps courses that another track needs', async () => {
  const { store } = await openStore();
  await taking(store, web).end;
  await taking(store, design).end;
  expect(offlineTracks(store.getState()).map(({ id }) => id)).toEqual([web, design]);
  removeOfflineTrack(store, web);
  expect(offlineTracks(store.getState()).map(({ id }) => id)).toEqual([design]);
  expect(collectTrackContent(store.getState(), design).missing).toEqual([]);
  const missing = collectTrackContent(store.getState(), web).missing.toSorted();
  expect(missing).toEqual([course(0), course(1)]);
  removeOfflineTrack(store, design);
  expect(store.getState().courses.ids).toEqual([]);
});

test('saving a track offline waits for the page’s own reads', async () => {
  const { store, urls } = await openStore();
  store.dispatch(requestCleared(loadTasks.keyOf()));
  store.dispatch(requestCleared(loadTrackStages.keyOf(web)));
  const reads = [store.dispatch(loadTasks()), store.dispatch(loadTrackStages(web))];
  expect(await taking(store).end).toBeNull();
  await Promise.all(reads);
  expect(collectTrackContent(store.getState(), web)).toMatchObject({ missing: [] });
  expect(collectTrackContent(store.getState(), web).courses).toHaveLength(3);
  expect(urls.filter((url) => url === 'tasks')).toHaveLength(1);
});

test('a track without its lists does not count as saved offline', async () => {
  const refused = Object.assign(new Error('Request failed'), {
    isAxiosError: true,
    response: { status: 500, data: {} },
  });
  let isDown = false;
  const { store } = await openStore((url) => isDown && url === 'tasks' && refused);
  store.dispatch(requestCleared(loadTasks.keyOf()));
  isDown = true;
  expect(await taking(store).end).toMatchObject({ kind: 'refused', status: 500 });
  expect(savedOfflineAt(store.getState(), web)).toBeNull();
});

test('each course is fetched once, four at a time, before the track is marked, whatever the API responds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 9 }),
      fc.nat({ max: 9 }),
      async (scheduler, count, cutAt) => {
        const cut = Object.assign(new Error('Network Error'), { isAxiosError: true });
        const listed = Array.from({ length: count }, (_, index) => ({
          id: idOf(10 + index),
          title: 'TASK',
          track: web,
          course: course(index),
        }));
        let [busy, most, sent] = [0, 0, 0];
        const { store, urls } = await openStore(async (url) => {
          if (!url.startsWith('courses/')) return undefined;
          busy += 1;
          sent += 1;
          most = Math.max(most, busy);
          const isCut = sent > cutAt;
          expect(savedOfflineAt(store.getState(), web)).toBeNull();
          await scheduler.schedule(Promise.resolve());
          busy -= 1;
          return isCut && cut;
        }, listed);
        const problem = await scheduler.waitFor(taking(store).end);
        expect(most).toBeLessThanOrEqual(4);
        expect(new Set(urls).size).toBe(urls.length);
        const isWhole = collectTrackContent(store.getState(), web).missing.length === 0;
        expect(isWhole).toBe(problem === null);
        expect(savedOfflineAt(store.getState(), web) !== null).toBe(isWhole);
      },
    ),
  );
});
