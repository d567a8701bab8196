import * as fc from 'fast-check';
import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';
import {
  canary,
  emailOfKey,
  isMentor,
  KEYS,
  keyOf,
  MENTEES,
  personId,
  regrade,
  resubmit,
  rowOf,
  TASKS,
  versionIn,
  type Key,
} from './people.ts';
import type { Submission } from '../../src/api/schemas.ts';
import { subjectOf } from './checks.ts';
import type { Place, Seat, World } from './world.ts';

/** One step of a walk: what a user does, or what happens to them. */
type Step = fc.AsyncCommand<{ world: World }, { world: World }>;

/** When a step is possible, and what it does. */
interface Deed<Args> {
  can: (world: World, args: Args) => boolean;
  act: (world: World, args: Args) => void | Promise<void>;
}

const anywhere = (): boolean => true;

/** A hasty step: other tabs receive its storage events only after the next one. */
interface Haste {
  hasty?: boolean;
}

/** The steps of one kind. */
function steps<Args extends object>(
  name: string,
  args: { [Name in keyof Args]: fc.Arbitrary<Args[Name]> },
  { can, act }: Deed<Args>,
): fc.Arbitrary<Step> {
  return fc.record(args).map((given) => {
    const { hasty = false }: Haste = given;
    return {
      check: ({ world }) => can(world, given),
      async run({ world }) {
        await world.pass(1);
        await act(world, given);
        await world.settle(!hasty);
        await world.check();
      },
      toString: () => `${name}(${JSON.stringify(given)})`,
    };
  });
}

const tab = fc.nat({ max: 1 });
const task = fc.nat({ max: TASKS.length - 1 });
const who = fc.constantFrom(...KEYS);
const mentee = fc.constantFrom(...MENTEES);
const place = fc.constantFrom<Place>('dashboard', 'dashboard', 'account', 'public');
const hasty = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean());
const pick = fc.nat({ max: 7 });

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

const taskId = (at: number): string => TASKS[at] ?? '';

/** The tab, where its page is not frozen. */
function running(world: World, at: number): Seat | null {
  const seat = world.seatAt(at);
  return seat.tab.frozen ? null : seat;
}

/** The user of a tab's dashboard; null where no one is logged in or no dashboard is open. */
function atWork(world: World, at: number): Key | null {
  const seat = running(world, at);
  return seat?.place === 'dashboard' ? (world.factsOf(seat)?.owner ?? null) : null;
}

/** True where a tab shows an account page with the anonymous store. */
function visits(world: World, at: number): boolean {
  const seat = running(world, at);
  return seat?.place === 'account' && world.factsOf(seat)?.owner === null;
}

const isSessionLost = ({ store }: Seat): boolean => store?.getState().auth.sessionLost === true;

const login = steps(
  'login',
  { tab, who, hasty },
  {
    // In the dialog or on the login page; in the dialog another user can log in as well.
    can: (world, args) => atWork(world, args.tab) !== null || visits(world, args.tab),
    act: (world, args) => logIn(world, world.seatAt(args.tab), args.who),
  },
);

function logIn(world: World, seat: Seat, key: Key): void {
  const { code } = seat.tab;
  const credentials = { email: emailOfKey(key), password: DEMO_PASSWORD };
  world.ask(
    seat,
    (store) => store.dispatch(code.login(credentials)),
    () => {
      world.owner = key;
      if (seat.place === 'account' && !seat.tab.closed) seat.place = 'dashboard';
    },
  );
}

const logout = steps(
  'logout',
  { tab, hasty },
  {
    can: (world, args) => atWork(world, args.tab) !== null,
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key === null) return;
      world.seatAt(args.tab).tab.code.logOut(personId(key));
      world.drafts.get(key)?.clear();
      world.owner = null;
    },
  },
);

const leave = steps(
  'leave',
  { tab, hasty },
  {
    can: (world, args) =>
      atWork(world, args.tab) !== null && (world.expired || isSessionLost(world.seatAt(args.tab))),
    act(world, args) {
      world.seatAt(args.tab).tab.code.clearToken();
      world.owner = null;
    },
  },
);

const register = steps(
  'register',
  { tab },
  {
    can: (world, args) => visits(world, args.tab),
    act(world, args) {
      const seat = world.seatAt(args.tab);
      world.version += 1;
      const registration = {
        firstName: 'New',
        lastName: 'Comer',
        email: `new${world.version}@akada.example`,
        password: DEMO_PASSWORD,
      };
      world.ask(
        seat,
        (store) => store.dispatch(seat.tab.code.register(registration)),
        () => {
          if (world.expired) world.owner = null;
        },
      );
    },
  },
);

const go = steps(
  'go',
  { tab, place },
  {
    can: (world, args) => running(world, args.tab) !== null,
    act: (world, args) => world.enter(world.seatAt(args.tab), args.place),
  },
);

const reload = steps(
  'reload',
  { tab, place, hasty },
  {
    can: anywhere,
    act: (world, args) => world.reopen(args.tab, args.place),
  },
);

const away = steps(
  'away',
  { tab },
  {
    can: (world, args) => running(world, args.tab) !== null,
    async act(world, args) {
      const { tab: page } = world.seatAt(args.tab);
      page.dispatch('pagehide', { persisted: true });
      await world.browser.settle();
      page.frozen = true;
      page.pendingEvents.length = 0;
    },
  },
);

const back = steps(
  'back',
  { tab },
  {
    can: (world, args) => running(world, args.tab) === null,
    act(world, args) {
      const { tab: page } = world.seatAt(args.tab);
      world.browser.thaw(page);
      page.dispatch('pageshow', { persisted: true });
    },
  },
);

const hide = steps(
  'hide',
  { tab },
  {
    can: (world, args) => running(world, args.tab) !== null,
    act: (world, args) => world.seatAt(args.tab).tab.hide(),
  },
);

const PARTS = ['profile', 'people', 'tasks', 'work'] as const;
const part = fc.constantFrom<(typeof PARTS)[number]>(
  'profile',
  'people',
  'tasks',
  'work',
  'work',
  'work',
);
const again = fc.constantFrom(true, true, false);

const read = steps(
  'read',
  { tab, part, task, again, hasty },
  {
    can: (world, args) => atWork(world, args.tab) !== null,
    act: (world, args) => load(world, world.seatAt(args.tab), args.part, args.task, args.again),
  },
);

/**
 * A page requests what it needs.
 * @param isByHand also where the last answer is still fresh
 */
function load(
  world: World,
  seat: Seat,
  wanted: (typeof PARTS)[number],
  at: number,
  isByHand: boolean,
): void {
  const { code } = seat.tab;
  const { owner = null } = world.factsOf(seat) ?? {};
  if (owner === null) return;
  const id = taskId(at);
  const forget = (request: string): void => {
    if (isByHand) seat.store?.dispatch(code.requestCleared(request));
  };
  if (wanted === 'profile') {
    forget(code.loadProfile.keyOf());
    world.ask(seat, (store) => store.dispatch(code.loadProfile()), unheard);
  } else if (wanted === 'people') {
    const people = isMentor(owner) ? code.loadMentees : code.loadMentors;
    forget(people.keyOf());
    world.ask(seat, (store) => store.dispatch(people()), unheard);
  } else if (wanted === 'tasks') {
    forget(code.loadTasks.keyOf());
    world.ask(seat, (store) => store.dispatch(code.loadTasks()), unheard);
  } else if (isMentor(owner)) {
    forget(code.loadMentorSubmissions.keyOf());
    world.ask(
      seat,
      (store) => store.dispatch(code.loadMentorSubmissions()),
      (action, cause, facts) => {
        if (code.loadMentorSubmissions.fulfilled.match(action)) {
          world.learnQueue(facts, action.payload, cause);
        }
      },
    );
  } else {
    forget(code.loadTaskSubmissions.keyOf(id));
    world.ask(
      seat,
      (store) => store.dispatch(code.loadTaskSubmissions(id)),
      (action, cause, facts) => {
        if (!code.loadTaskSubmissions.fulfilled.match(action)) return;
        const [submission = null] = action.payload.items;
        world.learn(facts, subjectOf(personId(owner), id), submission, cause);
      },
    );
  }
}

const unheard = (): void => undefined;

/** Types into a form. */
function typeInto(world: World, seat: Seat, key: Key, subject: string): string {
  world.version += 1;
  const text = canary(key, 'draft', world.version);
  seat.tab.code.writeDraft(personId(key), subject, { text });
  world.drafts.get(key)?.set(subject, text);
  return text;
}

/**
 * Sends a form: as the form does, the tab stores it as finished before, and after a failure as what
 * waits in the outbox or as a draft again.
 * @returns what notes how the try has ended
 */
function finish(
  world: World,
  seat: Seat,
  key: Key,
  form: { subject: string; text: string; values: object; seen: Submission | null },
): (action: unknown) => void {
  const { code } = seat.tab;
  const { subject, text, values, seen } = form;
  const at = code.finishDraft(personId(key), subject, values, code.seenOf(seen));
  world.drafts.get(key)?.set(subject, text);
  return (action) => {
    const error = code.refusalOf(action);
    if (seat.tab.closed || error === null || error.kind === 'aborted') return;
    code.changeFinished(personId(key), subject, at, code.mayPass(error) ? { triedAt: null } : null);
  };
}

/** The service has accepted the form: as the form does, the tab deletes the draft. */
function sent(world: World, seat: Seat, key: Key, subject: string): void {
  seat.tab.code.clearDraft(personId(key), subject);
  world.drafts.get(key)?.delete(subject);
}

const type = steps(
  'type',
  { tab, task },
  {
    can(world, args) {
      const key = atWork(world, args.tab);
      return key !== null && !world.sending.has(`${key} ${taskId(args.task)}`);
    },
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key !== null) typeInto(world, world.seatAt(args.tab), key, `submit:${taskId(args.task)}`);
    },
  },
);

const submit = steps(
  'submit',
  { tab, task, twice: fc.boolean() },
  {
    can(world, args) {
      const key = atWork(world, args.tab);
      return key !== null && !isMentor(key) && !world.sending.has(`${key} ${taskId(args.task)}`);
    },
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key === null) return;
      const seat = world.seatAt(args.tab);
      const { code } = seat.tab;
      const id = taskId(args.task);
      const form = `${key} ${id}`;
      const subject = code.draftOf.submission(id);
      world.version += 1;
      const text = canary(key, 'work', world.version);
      const work = { taskId: id, taskUrl: `https://work.example/${text}`, menteeComment: text };
      const ended = finish(world, seat, key, {
        subject,
        text,
        values: { url: work.taskUrl, menteeComment: text },
        seen: seat.store?.getState().tasks.records[id]?.submission ?? null,
      });
      const send = (): void =>
        world.ask(
          seat,
          async (store) => {
            world.sending.add(form);
            const action = await store.dispatch(code.submitTask(work));
            // Where this one was not sent, the one before is still under way.
            if (code.refusalOf(action)?.message === stillSending(code)) return action;
            world.sending.delete(form);
            ended(action);
            return action;
          },
          (action, cause, facts) => {
            if (!code.submitTask.fulfilled.match(action)) return;
            sent(world, seat, key, subject);
            world.learn(facts, subjectOf(personId(key), id), action.payload, cause);
          },
        );
      send();
      if (args.twice) send();
    },
  },
);

/** The message of a form that was not sent because another one is under way. */
const stillSending = ({ refusalOf }: Seat['tab']['code']): string | undefined =>
  refusalOf({ type: 'tasks/submit/rejected' })?.message;

const grade = steps(
  'grade',
  { tab, pick, percent: fc.integer({ min: 1, max: 100 }), twice: fc.boolean() },
  {
    can(world, args) {
      const { store } = world.seatAt(args.tab);
      return (
        atWork(world, args.tab) === 'mia' &&
        Object.keys(store?.getState().tasks.queue ?? {}).length > 0
      );
    },
    act(world, args) {
      const seat = world.seatAt(args.tab);
      const { code } = seat.tab;
      const queue = Object.values(seat.store?.getState().tasks.queue ?? {});
      const submission = chosen(queue, args.pick)?.submission;
      const of = keyOf(submission?.mentee?.id ?? null);
      if (submission === undefined || of === null) return;
      const form = `mia ${submission.id}`;
      if (world.sending.has(form)) return;
      const subject = code.draftOf.grade(submission.id);
      world.version += 1;
      const judgement = {
        submissionId: submission.id,
        gradePercentage: args.percent,
        mentorComment: canary(of, 'judgement', world.version),
      };
      const ended = finish(world, seat, 'mia', {
        subject,
        text: judgement.mentorComment,
        values: { grade: String(args.percent), mentorComment: judgement.mentorComment },
        seen: submission,
      });
      const send = (): void =>
        world.ask(
          seat,
          async (store) => {
            world.sending.add(form);
            const action = await store.dispatch(code.gradeSubmission(judgement));
            if (code.refusalOf(action)?.message === stillSending(code)) return action;
            world.sending.delete(form);
            ended(action);
            return action;
          },
          (action, cause, facts) => {
            if (!code.gradeSubmission.fulfilled.match(action)) return;
            sent(world, seat, 'mia', subject);
            const key = subjectOf(submission.mentee?.id ?? '', submission.task?.id ?? '');
            const { mentorComment, gradePercentage } = judgement;
            world.learn(facts, key, { mentorComment, gradePercentage }, cause);
          },
        );
      send();
      if (args.twice) send();
    },
  },
);

const outbox = steps(
  'outbox',
  { tab, anyway: fc.boolean(), hasty },
  {
    can(world, args) {
      const key = atWork(world, args.tab);
      return key !== null && world.seatAt(args.tab).tab.code.entriesOf(personId(key)).length > 0;
    },
    act(world, args) {
      const key = atWork(world, args.tab);
      if (key !== null) void sendOutbox(world, world.seatAt(args.tab), key, args.anyway);
    },
  },
);

/**
 * A person sends all that waits.
 * @param anyway what has changed meanwhile is looked at, and sent all the same
 */
async function sendOutbox(world: World, seat: Seat, key: Key, anyway: boolean): Promise<void> {
  const { code } = seat.tab;
  const userId = personId(key);
  const store = world.watched(seat, (action, cause, facts) => {
    if (code.loadMentorSubmissions.fulfilled.match(action)) {
      world.learnQueue(facts, action.payload, cause);
    } else if (code.loadTaskSubmissions.fulfilled.match(action)) {
      const [submission = null] = action.payload.items;
      world.learn(facts, subjectOf(userId, action.meta.arg), submission, cause);
    } else if (code.submitTask.fulfilled.match(action)) {
      world.learn(facts, subjectOf(userId, action.meta.arg.taskId), action.payload, cause);
    } else if (code.gradeSubmission.fulfilled.match(action)) {
      const { submissionId, mentorComment, gradePercentage } = action.meta.arg;
      const graded = seat.store?.getState().tasks.queue?.[submissionId]?.submission;
      const about = subjectOf(graded?.mentee?.id ?? '', graded?.task?.id ?? '');
      if (graded) world.learn(facts, about, { mentorComment, gradePercentage }, cause);
    }
  });
  if (store === null) return;
  const entries = code.entriesOf(userId);
  const { signal } = code.activeSession().lifetime;
  await code.sendAll(
    store,
    userId,
    entries.map(({ subject }) => subject),
    {
      signal,
      onStart: () => undefined,
      onEnd(subject, outcome) {
        const entry = entries.find((one) => one.subject === subject);
        const typed = world.drafts.get(key);
        if (entry === undefined || typed === undefined) return;
        const version = versionIn(entry.values.menteeComment || entry.values.mentorComment);
        if (outcome.kind === 'sent' || outcome.kind === 'there') {
          const address = entry.kind === 'grade' ? 'mentors/grade' : 'tasks';
          const end = entry.kind === 'grade' ? '/' : '/submissions';
          if (!world.hasTaken(`/api/${address}/${entry.id}${end}`, version)) {
            world.fault(`v${version} of ${subject} counts as sent, and has not arrived`);
          }
          if (versionIn(typed.get(subject)) === version) typed.delete(subject);
        } else if (outcome.kind === 'changed' && anyway) {
          code.changeFinished(userId, subject, entry.at, { seen: code.seenOf(outcome.now) });
        } else if (outcome.kind === 'failed' && !code.mayPass(outcome.error)) {
          world.fault(`${subject} was refused: ${outcome.error.message}`);
        }
      },
    },
  );
}

const look = steps(
  'look',
  { tab, task },
  {
    can: (world, args) => atWork(world, args.tab) !== null,
    act(world, args) {
      const {
        tab: { code },
        store,
      } = world.seatAt(args.tab);
      const at = world.browser.now();
      store?.dispatch(code.feedbackOpened({ taskId: taskId(args.task), at }));
      store?.dispatch(code.bellOpened(at));
    },
  },
);

const regradeElsewhere = steps(
  'regrade',
  { mentee, task, percent: fc.nat({ max: 100 }) },
  {
    can: (world, args) => rowOf(world.sandbox.db, args.mentee, taskId(args.task)) !== undefined,
    act(world, args) {
      const id = taskId(args.task);
      const { db } = world.sandbox;
      const row = rowOf(db, args.mentee, id);
      if (row === undefined) return;
      world.version += 1;
      regrade(db, row, args.percent, world.version, new Date(world.browser.now()));
      world.changed(subjectOf(personId(args.mentee), id), 'judgement', world.version);
    },
  },
);

const resubmitElsewhere = steps(
  'resubmit',
  { mentee, task },
  {
    can: anywhere,
    act(world, args) {
      const id = taskId(args.task);
      world.version += 1;
      resubmit(world.sandbox.db, args.mentee, id, world.version, new Date(world.browser.now()));
      world.changed(subjectOf(personId(args.mentee), id), 'work', world.version);
    },
  },
);

/** How long a call may be on its way to the service, in milliseconds: as long as it is waited for. */
const ON_ITS_WAY = 30_000;

/** Calls under way whose next step is possible. */
const ready = (world: World) =>
  world.browser.net.calls.filter((call) =>
    call.answer === null ? world.browser.now() - world.sentAt(call) < ON_ITS_WAY : !call.tab.frozen,
  );

const calls = steps(
  'calls',
  { picks: fc.array(pick, { minLength: 1, maxLength: 12 }), hasty },
  {
    can: (world) => ready(world).length > 0,
    async act(world, args) {
      for (const at of args.picks) {
        const call = chosen(ready(world), at);
        if (call === undefined) return;
        await world.pass(1);
        await world.step(call);
      }
    },
  },
);

const lose = steps(
  'lose',
  { pick },
  {
    can: (world) => ready(world).length > 0,
    async act(world, args) {
      const call = chosen(ready(world), args.pick);
      if (call !== undefined) await world.browser.net.lose(call);
    },
  },
);

/** A user logs in where no one is logged in, opens their dashboard and waits until it is loaded. */
const sitDown = steps(
  'sitDown',
  { tab, who, picks: fc.array(pick, { minLength: 4, maxLength: 4 }) },
  {
    can: (world, args) => running(world, args.tab)?.tab.online === true,
    async act(world, args) {
      const seat = world.seatAt(args.tab);
      const done = async (): Promise<void> => {
        for (let at = 0; at < 60; at += 1) {
          const own = world.browser.net.calls.filter(({ tab: page }) => page === seat.tab);
          const call = chosen(own, args.picks[at % 4] ?? 0);
          if (call === undefined) return;
          await world.pass(1);
          await world.step(call);
        }
      };
      if (seat.place !== 'dashboard') world.enter(seat, 'dashboard');
      await world.settle(true);
      if (visits(world, args.tab)) {
        logIn(world, seat, args.who);
        await done();
        await world.settle(true);
      }
      if (atWork(world, args.tab) === null) return;
      for (const wanted of ['tasks', 'work'] as const) {
        for (const at of TASKS.keys()) load(world, seat, wanted, at, false);
      }
      await done();
    },
  },
);

const SECOND = 1000;

const wait = steps(
  'wait',
  {
    ms: fc.constantFrom(
      ...[0.4, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 360, 360, 3660].map((s) => s * SECOND),
    ),
  },
  { can: anywhere, act: (world, { ms }) => world.pass(ms) },
);

const expire = steps(
  'expire',
  {},
  {
    can: anywhere,
    act: (world) => world.sandbox.expireTokens(),
  },
);

const line = steps(
  'line',
  { tab, online: fc.boolean() },
  {
    can: (world, { tab: at, online }) => world.seatAt(at).tab.online !== online,
    act(world, { tab: at, online }) {
      const { tab: page } = world.seatAt(at);
      page.online = online;
      if (!page.frozen) page.dispatch(online ? 'online' : 'offline');
    },
  },
);

const disk = steps(
  'disk',
  { held: fc.boolean() },
  {
    can: (world, { held }) => world.browser.isDiskHeld() !== held,
    act: (world, { held }) => world.browser.holdDisk(held),
  },
);

const link = steps(
  'link',
  { tab },
  {
    // A link is marked when it is rendered, long before it is followed.
    can: (world, args) =>
      atWork(world, args.tab) !== null && world.seatAt(args.tab).tab.pendingEvents.length === 0,
    act(world, args) {
      const key = atWork(world, args.tab);
      const { tab: page } = world.seatAt(args.tab);
      if (key === null) return;
      world.version += 1;
      const usr = page.code.ownState({ text: canary(key, 'state', world.version) });
      page.history.entries.splice(page.history.at + 1, Infinity, {
        state: { usr },
        path: '/dashboard',
      });
      page.history.at += 1;
    },
  },
);

const travel = steps(
  'travel',
  { tab, by: fc.constantFrom(-1, 1) },
  {
    can(world, { tab: at, by }) {
      const seat = running(world, at);
      return (
        seat !== null &&
        seat.place !== 'public' &&
        seat.tab.history.at + by in seat.tab.history.entries
      );
    },
    act(world, { tab: at, by }) {
      const { tab: page } = world.seatAt(at);
      page.history.at += by;
      page.dispatch('popstate', { state: page.history.entries[page.history.at]?.state });
    },
  },
);

const mail = steps(
  'mail',
  { tab, who },
  {
    can: (world, args) =>
      visits(world, args.tab) ||
      (running(world, args.tab)?.place === 'account' && world.owner === args.who),
    act(world, args) {
      const seat = world.seatAt(args.tab);
      const { history, code } = seat.tab;
      const path = '/reset-password';
      const token = canary(args.who, 'link');
      const search = `?token=${token}&email=${emailOfKey(args.who)}`;
      history.entries.splice(history.at + 1, Infinity, { state: null, path: path + search });
      history.at += 1;
      code.hideMailedLink(path);
      seat.linkOpenedBy = world.factsOf(seat)?.owner ?? null;
    },
  },
);

const often = (weight: number, step: fc.Arbitrary<Step>): fc.Arbitrary<Step>[] =>
  Array.from({ length: weight }, () => step);

const deeds = [
  ...often(16, calls),
  ...often(14, read),
  ...often(8, sitDown),
  ...often(5, submit),
  ...often(5, grade),
  ...often(4, outbox),
  ...often(4, wait),
  ...often(3, login),
  ...often(3, type),
  ...often(3, look),
  ...often(3, reload),
  ...often(3, regradeElsewhere),
  ...often(3, resubmitElsewhere),
  ...often(2, back),
  logout,
  leave,
  register,
  expire,
  lose,
  line,
  disk,
  go,
  away,
  hide,
  link,
  travel,
  mail,
];

/** The user who is logged in when a walk begins, with both tabs at the dashboard; null: no one. */
const beginning = fc.option(fc.constantFrom<Key>('ann', 'bob', 'mia', 'mia'), { freq: 8 });

/**
 * Walks: what three users do with two tabs, and what happens to them.
 * @param replayPath of a failing walk; null: none
 */
export const walks = (replayPath: string | null) =>
  fc.noBias(
    fc.tuple(
      beginning,
      fc.commands(deeds, {
        maxCommands: 140,
        size: 'max',
        ...(replayPath !== null && { replayPath }),
      }),
    ),
  );
