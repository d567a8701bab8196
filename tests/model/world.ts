import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { createBrowser, type Browser } from './browser.ts';
import { Calls } from './calls.ts';
import { claimsOf, dumpOf, must, Violation, subjectOf } from './checks.ts';
import { checkWords, StoredAnswers } from './deviceChecks.ts';
import { Ledger } from './ledger.ts';
import type { Call } from './net.ts';
import { checkGuest, checkSeat } from './pageChecks.ts';
import { resetService, emailOfKey, keyOf, KEYS, type Key } from './people.ts';
import { factsOf, isCause, storeIn, type Facts, type Place, type Seat } from './seats.ts';

/**
 * A device with two tabs, the API, and their invariants. Expectations are derived from the actions,
 * never from the app.
 */

const TOKEN = 'akada_token';
const STARTED = Date.UTC(2026, 10, 22, 9);

let clock = STARTED;
const sandbox = openSandbox({
  file: ':memory:',
  starter: false,
  tokenSeconds: 3600,
  now: () => new Date(clock),
});

export class World {
  readonly sandbox: Sandbox = sandbox;
  readonly browser: Browser;
  readonly seats: Seat[] = [];
  /** A third tab whose user has said that the device is not theirs. */
  guest: { seat: Seat; who: Key } | null = null;
  #owner: Key | null = null;
  /** Each user's unsent drafts, by subject. */
  readonly drafts = new Map<Key, Map<string, string>>(KEYS.map((key) => [key, new Map()]));
  /** Which of them are finished and wait in the outbox. */
  readonly waiting = new Map<Key, Set<string>>(KEYS.map((key) => [key, new Set()]));
  /** People whose box must be empty, because they have logged out or were never here. */
  readonly forgotten = new Set<Key>(KEYS);
  readonly sending = new Set<string>();
  version = 0;
  readonly ledger = new Ledger(sandbox, (words) => this.fault(words));
  readonly calls = new Calls(this);
  readonly #stored = new StoredAnswers();

  constructor() {
    clock = STARTED;
    resetService(sandbox.db, new Date(clock));
    this.browser = createBrowser(STARTED);
    this.browser.net.onSent = (call) => this.calls.sent(call);
    this.browser.net.onArrived = (call, status) => this.ledger.arrived(call, status);
    for (const name of [0, 1]) this.seats.push(this.#seat(name, 'public'));
  }

  #seat(name: number, place: Place, before?: Seat): Seat {
    return {
      name,
      tab: this.browser.open(before?.tab),
      place,
      store: null,
      stores: before?.stores ?? new Map(),
      linkOpenedBy: before?.linkOpenedBy ?? null,
      hadPerson: false,
    };
  }

  /** Logs a user in, unless null, and opens both tabs at the dashboard. */
  async begin(who: Key | null): Promise<void> {
    if (who !== null) await this.holdToken(who);
    for (const seat of this.seats) this.enter(seat, 'dashboard');
    await this.settle(true);
    await this.check();
  }

  /** Stores a login of another visit, while no tab has a store. */
  async holdToken(who: Key): Promise<void> {
    const { accessToken } = await this.#login(who);
    this.browser.localStorage.set(TOKEN, accessToken);
    this.owner = who;
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

  /** Opens or reloads the tab of a guest, with a login in that tab alone. */
  async host(who: Key): Promise<void> {
    const { accessToken } = await this.#login(who);
    if (this.guest) this.close(this.guest.seat);
    const seat = this.#seat(2, 'public', this.guest?.seat);
    this.guest = { seat, who };
    seat.tab.code.setBorrowed(true);
    if (seat.tab.sessionStorage.get(TOKEN) === undefined) seat.tab.code.persistToken(accessToken);
    this.enter(seat, 'dashboard');
  }

  /** Shows a page. All pages except public pages need a store. */
  enter(seat: Seat, place: Place): void {
    const { code } = seat.tab;
    seat.place = place;
    if (place === 'public') return;
    const begins = seat.store === null;
    code.activeSession();
    if (factsOf(seat) === null) code.onSession(() => this.#note(seat));
    this.#note(seat);
    // A page that starts without a session has no user to check the link against.
    if (begins && factsOf(seat)?.owner === null) seat.linkOpenedBy = null;
    if (place === 'account') code.leaveExpired();
  }

  /** Closes a tab. Its calls that the API has not received yet still arrive there. */
  close(seat: Seat): void {
    seat.tab.dispatch('pagehide', { persisted: false });
    this.#leave(seat);
    seat.tab.closed = true;
    seat.tab.timers.clear();
    const { calls } = this.browser.net;
    for (const call of calls.filter(({ tab, answer }) => tab === seat.tab && answer !== null)) {
      calls.splice(calls.indexOf(call), 1);
    }
  }

  /** Reopens a tab at another place. */
  reopen(at: number, place: Place): void {
    const before = this.seatAt(at);
    this.close(before);
    const seat = this.#seat(at, place, before);
    this.seats[at] = seat;
    this.enter(seat, place);
  }

  /** The user of the stored token, after the logins and logouts so far. */
  get owner(): Key | null {
    return this.#owner;
  }

  set owner(owner: Key | null) {
    this.#owner = owner;
    if (owner !== null) this.forgotten.delete(owner);
    this.#stored.belongTo(owner);
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

  /** Records if a tab has a new store. */
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
      this.ledger.see(facts, subjectOf(userId, taskId), submission, -1);
    }
    for (const { submission } of Object.values(queue ?? {})) {
      this.ledger.seeQueued(facts, submission, -1);
    }
  }

  #faults: string[] = [];

  fault(words: string): void {
    this.#faults.push(words);
  }

  async step(call: Call): Promise<void> {
    clock = this.browser.now();
    if (call.answer !== null) this.#markPresence(call);
    await this.browser.net.step(call, sandbox);
    this.#faultsNow();
  }

  async refuse(call: Call, status: number, isDone: boolean): Promise<void> {
    clock = this.browser.now();
    await this.browser.net.refuse(call, status, isDone ? sandbox : null);
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
   * Waits for everything that needs neither clock nor network. Dashboards without a session become
   * account pages.
   */
  async settle(withEvents: boolean): Promise<void> {
    await this.browser.settle();
    if (!withEvents) return;
    this.browser.deliverEvents();
    await this.browser.settle();
    for (const seat of this.seats) {
      if (seat.place !== 'dashboard' || seat.tab.frozen || seat.store === null) continue;
      if (factsOf(seat)?.owner === null) this.enter(seat, 'account');
    }
    await this.browser.settle();
    this.browser.deliverEvents();
    await this.browser.settle();
  }

  #faultsNow(): void {
    const [first] = this.#faults;
    if (first !== undefined) throw new Violation(first);
  }

  /** True if there is no valid stored login. */
  get expired(): boolean {
    const claims = claimsOf(this.browser.localStorage.get(TOKEN) ?? null);
    return claims === null || claims.until <= this.browser.now();
  }

  async check(): Promise<void> {
    this.#faultsNow();
    const stored = keyOf(claimsOf(this.browser.localStorage.get(TOKEN) ?? null)?.userId ?? null);
    must(stored === this.owner, `the stored token is of ${stored}, who is here is ${this.owner}`);
    checkWords(this);
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
      if (!seat.tab.frozen && seat.tab.pendingEvents.length === 0) checkSeat(this, seat);
    }
    if (this.guest) checkGuest(this.guest.seat, this.guest.who, this.browser.now());
    // A page that closed too early leaves the deletion of foreign data to the next user's page.
    const isReached = this.seats.some(
      ({ tab, store, hadPerson }) => !tab.frozen && store !== null && hadPerson,
    );
    if (isReached && !this.browser.isDiskHeld()) await this.#stored.check(this);
  }
}
