import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Submission } from '../../src/api/schemas.ts';
import type { AppStore } from '../../src/store/store.ts';
import { createBrowser, type Browser, type Tab } from './browser.ts';
import {
  checkQueue,
  checkTasks,
  claimsOf,
  dumpOf,
  snapshotVersions,
  must,
  mustBeOwn,
  subjectOf,
  versionsOf,
  Violation,
  write,
  type Versions,
} from './checks.ts';
import { onBehalf, type Call } from './net.ts';
import {
  resetService,
  emailOfKey,
  isMentor,
  keyOf,
  KEYS,
  personId,
  rowOf,
  TASKS,
  versionIn,
  type Key,
} from './people.ts';

/**
 * A device with two tabs, the service behind it, and the invariants of both. Expectations are
 * derived from what was done, never read from the product.
 */

/** The kind of page in a tab: account pages and dashboards have a store, public pages none. */
export type Place = 'public' | 'account' | 'dashboard';

/**
 * The latest version of each part of a submission that a store has received, and by which answer.
 */
interface Seen {
  work: number;
  judgement: number;
  /** When the service gave the answer with the latest version of a part: a counter of its calls. */
  workAt: number;
  judgementAt: number;
}

type Part = 'work' | 'judgement';

/** What the model knows of a store. */
interface Facts {
  owner: Key | null;
  /** By the mentee and the task. */
  seen: Map<string, Seen>;
  /** The store's data when its user logged out; null: the session goes on. */
  last: string | null;
  /** The state of that dump, or one that equals it. */
  lastState: unknown;
  /** The state that was checked last. */
  looked: unknown;
}

export interface Seat {
  name: number;
  tab: Tab;
  place: Place;
  /** The tab's active store. */
  store: AppStore | null;
  stores: Map<AppStore, Facts>;
  /** The user who was logged in when a mail's link was opened in this tab. */
  linkOpenedBy: Key | null;
  /** Whether this page has had a user's store. */
  hadPerson: boolean;
}

/** What made a call. */
export interface Cause {
  seat: Seat;
  store: AppStore;
  /** When the service received it. */
  arrivedAt: number;
  /** Whether its store was active when the answer arrived. */
  wasPresent: boolean;
}

const isCause = (by: object | undefined): by is Cause => by !== undefined && 'arrivedAt' in by;

type Thunk = ReturnType<Tab['code']['submitTask']>;

/** The version of what was typed into a draft, not of what its writer had seen. */
const versionTyped = (stored: string): number =>
  versionIn(JSON.stringify(JSON.parse(stored).values));

const TOKEN = 'akada_token';
const STARTED = Date.UTC(2026, 10, 22, 9);

let clock = STARTED;
const sandbox = openSandbox({
  file: ':memory:',
  starter: false,
  tokenSeconds: 3600,
  now: () => new Date(clock),
});

type Judged = Pick<Submission, 'taskUrl' | 'menteeComment' | 'mentorComment' | 'gradePercentage'>;

export class World {
  readonly sandbox: Sandbox = sandbox;
  readonly browser: Browser;
  readonly seats: Seat[] = [];
  /** The user of the stored token, after the logins and logouts so far. */
  owner: Key | null = null;
  /** What each user has typed and neither sent nor discarded, by subject. */
  readonly drafts = new Map<Key, Map<string, string>>(KEYS.map((key) => [key, new Map()]));
  /** The tasks whose sent versions are stored, until their user logs out. */
  readonly handedIn = new Map<Key, Set<string>>(KEYS.map((key) => [key, new Set()]));
  /** Forms that are being sent. */
  readonly sending = new Set<string>();
  version = 0;
  #moment = 0;
  /** When each part of a submission changed on the service. */
  readonly #changed = new Map<string, { work: number; judgement: number }>();
  /** When the service received each version of a part. */
  readonly #since = new Map<string, number>();
  /** The writes that the service has accepted. */
  readonly #writes = new Set<string>();
  #graded = 0;
  #stored = new Map<string, Map<string, Versions>>();
  /** When the answer with each stored part had reached the device, as it was stored. */
  readonly #storedHeardAt = new Map<string, number>();

  constructor() {
    clock = STARTED;
    resetService(sandbox.db, new Date(clock));
    this.browser = createBrowser(STARTED);
    this.browser.net.onSent = (call) => this.#sent(call);
    this.browser.net.onArrived = (call, status) => this.#arrived(call, status);
    for (const name of [0, 1]) this.seats.push(this.#seat(name, 'public'));
  }

  #seat(name: number, place: Place, before?: Seat): Seat {
    const seat: Seat = {
      name,
      tab: this.browser.open(before?.tab),
      place,
      store: null,
      stores: before?.stores ?? new Map(),
      linkOpenedBy: before?.linkOpenedBy ?? null,
      hadPerson: false,
    };
    return seat;
  }

  /** Logs a user in, or no one, and opens both tabs at the dashboard. */
  async begin(who: Key | null): Promise<void> {
    if (who !== null) {
      const { accessToken } = await this.#login(who);
      this.browser.localStorage.set(TOKEN, accessToken);
      this.owner = who;
    }
    for (const seat of this.seats) this.enter(seat, 'dashboard');
    await this.settle(true);
    await this.check();
  }

  async #login(who: Key): Promise<{ accessToken: string }> {
    const answer = await sandbox.fetch(
      new Request('http://127.0.0.1/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emailOfKey(who), password: DEMO_PASSWORD }),
      }),
    );
    return answer.json();
  }

  /** Shows the page at a place: all but public ones need a store. */
  enter(seat: Seat, place: Place): void {
    const { code } = seat.tab;
    seat.place = place;
    if (place === 'public') return;
    const begins = seat.store === null;
    code.activeSession();
    if (!seat.stores.has(seat.store ?? noStore)) code.onSession(() => this.#note(seat));
    this.#note(seat);
    // A page that starts without a session cannot know who opened its link.
    if (begins && this.factsOf(seat)?.owner === null) seat.linkOpenedBy = null;
    if (place === 'account') code.leaveExpired();
  }

  /** Reopens a tab at another place. */
  reopen(at: number, place: Place): void {
    const before = this.seatAt(at);
    before.tab.dispatch('pagehide', { persisted: false });
    this.#leave(before);
    before.tab.closed = true;
    before.tab.timers.clear();
    const { calls } = this.browser.net;
    for (const call of calls.filter(({ tab, answer }) => tab === before.tab && answer !== null)) {
      calls.splice(calls.indexOf(call), 1);
    }
    const seat = this.#seat(at, place, before);
    this.seats[at] = seat;
    this.enter(seat, place);
  }

  seatAt(at: number): Seat {
    const seat = this.seats[at];
    if (seat === undefined) throw new Error('There are two tabs');
    return seat;
  }

  #leave(seat: Seat): void {
    const facts = seat.store ? seat.stores.get(seat.store) : undefined;
    if (facts && seat.store) {
      facts.last = dumpOf(seat.store);
      facts.lastState = seat.store.getState();
    }
    seat.store = null;
  }

  /** Notes where a tab has another store. */
  #note(seat: Seat): void {
    const { userId, store } = storeIn(seat.tab);
    if (store === seat.store) return;
    this.#leave(seat);
    seat.store = store;
    if (store === null) return;
    const facts: Facts = {
      owner: keyOf(userId),
      seen: new Map(),
      last: null,
      lastState: null,
      looked: null,
    };
    seat.stores.set(store, facts);
    if (userId === null) return;
    seat.hadPerson = true;
    const { records, queue } = store.getState().tasks;
    for (const [taskId, { submission }] of Object.entries(records)) {
      this.#see(facts, subjectOf(userId ?? '', taskId), submission, -1);
    }
    for (const { submission } of Object.values(queue ?? {})) this.#seeQueued(facts, submission, -1);
  }

  #seeQueued(facts: Facts, submission: Submission, at: number): void {
    this.#see(
      facts,
      subjectOf(submission.mentee?.id ?? '', submission.task?.id ?? ''),
      submission,
      at,
    );
  }

  /** When an answer with each version of a part last reached this device. */
  readonly #heard = new Map<string, number>();

  #see(facts: Facts, subject: string, submission: Partial<Judged> | null, at: number): void {
    if (at >= 0) {
      this.#moment += 1;
      const work = versionIn(submission?.taskUrl);
      const judgement = versionIn(submission?.mentorComment);
      if (submission === null || submission.taskUrl !== undefined)
        this.#heard.set(`${subject} work v${work}`, this.#moment);
      if (submission === null || submission.mentorComment !== undefined)
        this.#heard.set(`${subject} judgement v${judgement}`, this.#moment);
    }
    const before = facts.seen.get(subject) ?? {
      work: 0,
      judgement: 0,
      workAt: -1,
      judgementAt: -1,
    };
    const next = { ...before };
    if (submission === null || submission.taskUrl !== undefined) {
      if (at >= before.workAt)
        Object.assign(next, { work: versionIn(submission?.taskUrl), workAt: at });
    }
    if (submission === null || submission.mentorComment !== undefined) {
      const judgement = versionIn(submission?.mentorComment);
      if (at >= before.judgementAt) Object.assign(next, { judgement, judgementAt: at });
    }
    facts.seen.set(subject, next);
  }

  /** The facts of the active store; null: there is none yet. */
  factsOf(seat: Seat): Facts | null {
    return seat.store ? (seat.stores.get(seat.store) ?? null) : null;
  }

  /**
   * Makes a call on a store.
   * @param heard called with the answer, where the store has accepted it
   */
  ask<Action extends { type: string }>(
    seat: Seat,
    call: (store: AppStore) => Promise<Action>,
    heard: (action: Action, cause: Cause, facts: Facts) => void,
  ): void {
    const { store } = seat;
    const facts = this.factsOf(seat);
    if (store === null || facts === null) return;
    void this.#askOn(seat, store, facts, call, heard);
  }

  async #askOn<Action extends { type: string }>(
    seat: Seat,
    store: AppStore,
    facts: Facts,
    call: (store: AppStore) => Promise<Action>,
    heard: (action: Action, cause: Cause, facts: Facts) => void,
  ): Promise<Action> {
    const cause: Cause = { seat, store, arrivedAt: -1, wasPresent: false };
    const action = await onBehalf.run(cause, () => call(store));
    if (!action.type.endsWith('/fulfilled')) return action;
    if (!cause.wasPresent) {
      this.fault(`an answer (${action.type}) reached a store whose person has left`);
    }
    heard(action, cause, facts);
    return action;
  }

  /**
   * The store of a tab for code that makes several calls of its own, each of which is then known as a
   * call of that store.
   * @param heard called with each answer that the store has accepted
   */
  watched(
    seat: Seat,
    heard: (action: { type: string }, cause: Cause, facts: Facts) => void,
  ): AppStore | null {
    const { store } = seat;
    const facts = this.factsOf(seat);
    if (store === null || facts === null) return null;
    const dispatch = (action: unknown): unknown =>
      typeof action === 'function'
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a thunk of the product
          this.#askOn(seat, store, facts, (own) => own.dispatch(action as Thunk), heard)
        : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plain action of the product
          store.dispatch(action as UnknownAction);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is called as the store is
    return { ...store, dispatch } as AppStore;
  }

  /** True where the service has taken what has a version, at an address. */
  hasTaken(path: string, version: number): boolean {
    return this.#writes.has(`${path} v${version}`);
  }

  /** Notes what an answer contains of submissions. */
  learn(facts: Facts, subject: string, submission: Partial<Judged> | null, cause: Cause): void {
    this.#see(facts, subject, submission, cause.arrivedAt);
  }

  learnQueue(facts: Facts, submissions: readonly Submission[], cause: Cause): void {
    for (const submission of submissions) this.#seeQueued(facts, submission, cause.arrivedAt);
  }

  #faults: string[] = [];

  /** Stores a violation for the next check. */
  fault(words: string): void {
    this.#faults.push(words);
  }

  /** When a call under way was sent, in milliseconds since 1970. */
  sentAt(call: Call): number {
    return this.#sentAt.get(call) ?? 0;
  }

  readonly #sentAt = new WeakMap<Call, number>();

  #sent(call: Call): void {
    this.#sentAt.set(call, this.browser.now());
    const cause = call.by;
    if (!isCause(cause)) {
      this.fault(`${call.method} ${call.path} was made by no store`);
      return;
    }
    const owner = cause.seat.stores.get(cause.store)?.owner ?? null;
    const carried = keyOf(
      claimsOf(call.authorization?.replace(/^Bearer /, '') ?? null)?.userId ?? null,
    );
    if (carried !== owner) {
      this.fault(
        `${call.method} ${call.path} of the store of ${owner} carried the token of ${carried}`,
      );
    }
  }

  #arrived(call: Call, status: number): void {
    this.#moment += 1;
    if (isCause(call.by)) call.by.arrivedAt = this.#moment;
    if (call.method !== 'POST' || status >= 300) return;
    const text = call.body ?? '';
    const version = versionIn(text);
    const who = claimsOf(call.authorization)?.userId ?? '';
    const [, area, first = '', second = ''] = call.path.split('/').slice(1);
    const [, author = ''] = /canary-(\w+)-work-v/.exec(text) ?? [];
    if (area === 'tasks' && author !== keyOf(who)) {
      this.fault(`work of ${author} was sent with the token of ${keyOf(who)}`);
    }
    if (area === 'tasks') {
      this.changed(subjectOf(who, first), 'work', version);
    } else if (area === 'mentors') {
      this.#graded += 1;
      const row = sandbox.db.get<{ menteeId: string; taskId: string }>(
        'SELECT menteeId, taskId FROM submissions WHERE id = ?',
        [second],
      );
      if (row) this.changed(subjectOf(row.menteeId, row.taskId), 'judgement', version);
    } else return;
    const sent = `${call.path} v${version}`;
    if (this.#writes.has(sent)) this.fault(`the service took ${sent} twice`);
    this.#writes.add(sent);
  }

  /** Notes that a part of a submission has changed on the service. */
  changed(subject: string, part: Part, version: number): void {
    this.#moment += 1;
    this.#since.set(`${subject} ${part} v${version}`, this.#moment);
    const before = this.#changed.get(subject) ?? { work: 0, judgement: 0 };
    this.#changed.set(subject, { ...before, [part]: this.#moment });
  }

  /** Moves a call one step. */
  async step(call: Call): Promise<void> {
    clock = this.browser.now();
    if (call.answer !== null) this.#markPresence(call);
    await this.browser.net.step(call, sandbox);
    this.#faultsNow();
  }

  #markPresence({ by }: Call): void {
    if (isCause(by)) by.wasPresent = by.seat.store === by.store && !by.seat.tab.closed;
  }

  async pass(ms: number): Promise<void> {
    await this.browser.pass(ms);
    clock = this.browser.now();
  }

  /**
   * Waits for everything that needs neither clock nor network; dashboards without a session become
   * account pages.
   */
  async settle(withEvents: boolean): Promise<void> {
    await this.browser.settle();
    if (!withEvents) return;
    this.browser.deliverEvents();
    await this.browser.settle();
    for (const seat of this.seats) {
      if (seat.place !== 'dashboard' || seat.tab.frozen || seat.store === null) continue;
      if (this.factsOf(seat)?.owner === null) this.enter(seat, 'account');
    }
    await this.browser.settle();
    this.browser.deliverEvents();
    await this.browser.settle();
  }

  #faultsNow(): void {
    const [first] = this.#faults;
    if (first !== undefined) throw new Violation(first);
  }

  /** True where the stored login has expired, or there is none. */
  get expired(): boolean {
    const claims = claimsOf(this.browser.localStorage.get(TOKEN) ?? null);
    return claims === null || claims.until <= this.browser.now();
  }

  /** @throws Violation where an invariant is broken */
  async check(): Promise<void> {
    this.#faultsNow();
    const stored = keyOf(claimsOf(this.browser.localStorage.get(TOKEN) ?? null)?.userId ?? null);
    must(stored === this.owner, `the stored token is of ${stored}, who is here is ${this.owner}`);
    this.#checkLocalStorage();
    for (const seat of this.seats) {
      for (const [store, facts] of seat.stores) {
        const state = store.getState();
        if (facts.last === null || facts.lastState === state) continue;
        facts.lastState = state;
        must(
          dumpOf(store) === facts.last,
          `the store of ${facts.owner} changed after they had left tab ${seat.name}`,
        );
      }
      if (!seat.tab.frozen && seat.tab.pendingEvents.length === 0) this.#checkSeat(seat);
    }
    // A page that closed too early leaves the deletion of foreign data to the next user's page;
    // account pages alone do not read it.
    const isReached = this.seats.some(
      ({ tab, store, hadPerson }) => !tab.frozen && store !== null && hadPerson,
    );
    if (isReached && !this.browser.isDiskHeld()) await this.#checkStored();
  }

  #checkLocalStorage(): void {
    for (const [key, value] of this.browser.localStorage) {
      const of = /^akada_(?:draft|sent):([\da-f]+):/.exec(key)?.[1];
      // A user's words stay under their own id while another user is logged in.
      const reader = of === undefined ? this.owner : keyOf(of);
      mustBeOwn(`localStorage ${key}`, value, reader);
    }
    for (const key of KEYS) {
      const prefix = `akada_draft:${personId(key)}:`;
      const there = [...this.browser.localStorage]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => `${name.slice(prefix.length)} ${versionTyped(value)}`)
        .sort();
      const typed = [...(this.drafts.get(key) ?? [])]
        .map(([subject, text]) => `${subject} ${versionIn(text)}`)
        .sort();
      must(
        there.join() === typed.join(),
        `${key} has typed [${typed.join()}], of which there is [${there.join()}]`,
      );
      const sent = [...this.browser.localStorage.keys()].filter((name) =>
        name.startsWith(`akada_sent:${personId(key)}:`),
      );
      must(
        sent.length === this.handedIn.get(key)?.size,
        `of what ${key} has sent there is [${sent.join()}]`,
      );
    }
  }

  #checkSeat(seat: Seat): void {
    const { tab, place, name } = seat;
    const { history, sessionStorage } = tab;
    if (place === 'public') return;
    mustBeOwn(
      `history.state of tab ${name}`,
      write(history.entries[history.at]?.state),
      this.owner,
    );
    const { userId, store } = storeIn(tab);
    const who = keyOf(userId);
    for (const [key, value] of sessionStorage) {
      const isVisitors = who === null && seat.linkOpenedBy === null;
      if (!isVisitors) mustBeOwn(`sessionStorage ${key} of tab ${name}`, value, who);
    }
    must(
      who === this.owner || (who === null && this.expired),
      `tab ${name} has the store of ${who}, who is here is ${this.owner}`,
    );
    must(store !== null || this.browser.isDiskHeld(), `tab ${name} waits for its store`);
    const facts = this.factsOf(seat);
    if (store === null || facts === null) return;
    const state = store.getState();
    mustBeOwn(`the store in tab ${name}`, write(state), who);
    const token = claimsOf(tab.code.bearerTokenOf(state))?.userId ?? null;
    must(token === userId, `the store of ${who} in tab ${name} has the token of ${keyOf(token)}`);
    if (who === null || facts.looked === state) return;
    facts.looked = state;
    this.#checkRecords(seat, facts, who);
    if (isMentor(who)) checkQueue(tab, store);
    else checkTasks(tab, store);
  }

  /**
   * A store has the latest it received, and the service's own version where that has not changed
   * since.
   */
  #checkRecords(seat: Seat, facts: Facts, who: Key): void {
    if (seat.store === null) return;
    const { records, queue } = seat.store.getState().tasks;
    for (const [subject, seen] of facts.seen) {
      const [menteeId = '', taskId = ''] = subject.split('/');
      const known = isMentor(who)
        ? Object.values(queue ?? {}).find(
            ({ submission: { mentee, task } }) => mentee?.id === menteeId && task?.id === taskId,
          )?.submission
        : records[taskId]?.submission;
      const there = versionsOf(known);
      const what = `${keyOf(menteeId)}'s task ${TASKS.indexOf(taskId) + 1} in tab ${seat.name}`;
      for (const part of ['work', 'judgement'] as const) {
        must(
          there[part] === seen[part],
          `${part} of ${what}: v${there[part]} is there, v${seen[part]} was the latest to come`,
        );
      }
      const row = rowOf(sandbox.db, keyOf(menteeId) ?? 'ann', taskId);
      const changed = this.#changed.get(subject) ?? { work: 0, judgement: 0 };
      const ofRow = versionsOf(row);
      if (seen.workAt > changed.work) {
        must(there.work === ofRow.work, `work of ${what} is not the service's`);
      }
      if (seen.judgementAt > changed.judgement) {
        must(
          there.judgement === ofRow.judgement &&
            (known?.gradePercentage ?? null) === (row?.gradePercentage ?? null),
          `judgement of ${what} is not the service's`,
        );
      }
    }
  }

  /**
   * The device stores data of the present user only, and nothing older replaces something newer.
   */
  async #checkStored(): Promise<void> {
    const entries = await this.browser.snapshots();
    for (const [key, value] of entries) {
      const of = keyOf(key.split(' ')[0] ?? '');
      must(
        of !== null && of === this.owner,
        `the device keeps answers to ${of}, here is ${this.owner}`,
      );
      mustBeOwn(`what the device keeps for ${of}`, write(value), of);
    }
    // Snapshots of several pages count as the next page will merge them.
    const { merge } = this.seatAt(0).tab.code;
    const states = entries
      .map(([, stored]) => stored)
      .sort((a, b) => a.savedAt - b.savedAt)
      .map(({ state }) => state);
    const owner = entries[0]?.[1].userId ?? '';
    const next = new Map<string, Map<string, Versions>>();
    if (states.length > 0) next.set(owner, snapshotVersions(states.reduce(merge)));
    for (const [key, versions] of next) {
      for (const [id, { subject = subjectOf(owner, id), isListed, ...there }] of versions) {
        const before = this.#stored.get(key)?.get(id);
        const words = `something older of ${subject} took the place of something newer on the device`;
        for (const part of ['work', 'judgement'] as const) {
          if (before?.[part] === there[part]) continue;
          const heardAt = this.#heard.get(`${subject} ${part} v${there[part]}`) ?? 0;
          const isOlder =
            this.#sinceWhen(subject, part, there[part]) <
            this.#sinceWhen(subject, part, before?.[part] ?? 0);
          // Lists that two tabs have requested may cross: then the one that arrived later counts.
          const hasCrossed =
            isListed && heardAt > (this.#storedHeardAt.get(`${subject} ${part}`) ?? 0);
          must(!isOlder || hasCrossed, words);
          this.#storedHeardAt.set(`${subject} ${part}`, heardAt);
        }
        must(there.openedAt >= (before?.openedAt ?? 0), words);
      }
    }
    this.#stored = next;
  }

  #sinceWhen(subject: string, part: Part, version: number): number {
    return this.#since.get(`${subject} ${part} v${version}`) ?? 0;
  }

  /** The service's final state: each submission once, and a mail for each grade. */
  checkService(): void {
    const twice = sandbox.db.all(
      'SELECT menteeId, taskId FROM submissions GROUP BY menteeId, taskId HAVING count(*) > 1',
    );
    must(twice.length === 0, 'a task was submitted twice');
    const mails = sandbox.outbox.mails().filter(({ subject }) => subject.includes('graded'));
    must(mails.length === this.#graded, `${mails.length} mails of ${this.#graded} grades`);
  }
}

/** The store of a tab; the anonymous one has only the areas of the account pages. */
function storeIn({ code }: Tab): { userId: string | null; store: AppStore | null } {
  const { userId, isOpening, store } = code.activeSession();
  // While a user's store is being made, the login page still has the anonymous one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- user areas are read only where there is a user
  return { userId, store: isOpening ? null : (store as AppStore | null) };
}

// Stands for the store before a tab's first one.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is only compared
const noStore = {} as AppStore;
