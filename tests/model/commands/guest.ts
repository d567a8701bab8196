import * as fc from 'fast-check';
import { canary, isMentor, personId } from '../people.ts';
import { load } from './reading.ts';
import { steps, task, taskId, who } from './steps.ts';

/** A guest arrives, or a guest's tab is reloaded. */
export const host = steps('host', { who }, (world, args) =>
  world.host(world.guest?.who ?? args.who),
);

const part = fc.constantFrom('profile', 'tasks', 'people');

/** A guest loads data and types. */
export const guestWorks = steps(
  'guestWorks',
  { part, task },
  (world, args) => {
    if (world.guest === null) return;
    const { seat, who: key } = world.guest;
    const { code } = seat.tab;
    load(world, seat, args.part, args.task, false);
    world.version += 1;
    const text = canary(key, 'draft', world.version);
    const subject = isMentor(key)
      ? code.draftOf.grade('1')
      : code.draftOf.submission(taskId(args.task));
    code.writeDraft(personId(key), subject, { text });
  },
  (world) => world.guest?.seat.store != null,
);

/** A guest logs out or closes the tab. */
export const guestLeaves = steps(
  'guestLeaves',
  { logsOut: fc.boolean() },
  async (world, { logsOut }) => {
    if (world.guest === null) return;
    const { seat, who: key } = world.guest;
    const { tab } = seat;
    world.guest = null;
    if (logsOut) {
      tab.code.logOut(personId(key));
      await world.browser.settle();
      if (tab.sessionStorage.size > 0)
        world.fault(`a logout leaves ${[...tab.sessionStorage.keys()].join()}`);
    }
    world.close(seat);
    if (tab.traces > 0) world.fault(`the borrowed device has ${tab.traces} traces of ${key}`);
  },
  (world) => world.guest !== null,
);
