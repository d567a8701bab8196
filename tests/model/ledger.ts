import type { Submission } from '../../src/tasks/tasksSlice.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { claimsOf, must, subjectOf } from './checks.ts';
import type { Call } from './net.ts';
import { keyOf, versionIn } from './people.ts';
import { isCause, type Facts } from './seats.ts';

/** A submission as reported by responses. */
export type Judged = Pick<
  Submission,
  'taskUrl' | 'menteeComment' | 'mentorComment' | 'gradePercentage'
>;

export type Part = 'work' | 'judgement';

type Moments = Record<Part, number>;

/** Records accepted writes and delivered responses. Its clock counts events. */
export class Ledger {
  readonly #sandbox: Sandbox;
  readonly #fault: (words: string) => void;
  #moment = 0;
  readonly #changed = new Map<string, Moments>();
  /** When the API received each version. A replaced version may be sent again. */
  readonly #taken = new Map<string, { first: number; last: number }>();
  /** Writes that the API has accepted. */
  readonly #writes = new Set<string>();
  /** Writes that their user has decided to send again. */
  readonly #again = new Set<string>();
  #graded = 0;
  /** When an answer with each version of a part last reached this device. */
  readonly #heard = new Map<string, number>();

  constructor(sandbox: Sandbox, fault: (words: string) => void) {
    this.#sandbox = sandbox;
    this.#fault = fault;
  }

  get now(): number {
    return this.#moment;
  }

  /** `at` is when the API created the response, or -1 if it was stored on the device. */
  see(facts: Facts, subject: string, submission: Partial<Judged> | null, at: number): void {
    if (at >= 0) this.#moment += 1;
    const before = facts.seen.get(subject) ?? {
      work: 0,
      judgement: 0,
      workAt: -1,
      judgementAt: -1,
    };
    const next = { ...before };
    for (const [part, text] of [
      ['work', submission?.taskUrl],
      ['judgement', submission?.mentorComment],
    ] as const) {
      if (submission !== null && text === undefined) continue;
      const version = versionIn(text);
      if (at >= 0) this.#heard.set(`${subject} ${part} v${version}`, this.#moment);
      if (at >= before[`${part}At`]) Object.assign(next, { [part]: version, [`${part}At`]: at });
    }
    facts.seen.set(subject, next);
  }

  /** Notes what a mentor's list contains of a submission. */
  seeQueued(facts: Facts, submission: Submission, at: number): void {
    const { mentee, task } = submission;
    this.see(facts, subjectOf(mentee?.id ?? '', task?.id ?? ''), submission, at);
  }

  arrived(call: Call, status: number): void {
    this.#moment += 1;
    // What is known of submissions is from the list, not from the search that follows it.
    if (isCause(call.by) && !call.path.includes('search=')) call.by.arrivedAt = this.#moment;
    if (call.method !== 'POST' || status >= 300) return;
    const text = call.body ?? '';
    const version = versionIn(text);
    const who = claimsOf(call.authorization)?.userId ?? '';
    const [, area, first = '', second = ''] = call.path.split('/').slice(1);
    const [, author = ''] = /canary-(\w+)-work-v/.exec(text) ?? [];
    if (area === 'tasks' && author !== keyOf(who)) {
      this.#fault(`work of ${author} was sent with the token of ${keyOf(who)}`);
    }
    if (area === 'tasks') {
      this.changed(subjectOf(who, first), 'work', version);
    } else if (area === 'mentors') {
      this.#graded += 1;
      const row = this.#sandbox.db.get<{ menteeId: string; taskId: string }>(
        'SELECT menteeId, taskId FROM submissions WHERE id = ?',
        [second],
      );
      if (row) this.changed(subjectOf(row.menteeId, row.taskId), 'judgement', version);
    } else return;
    const sent = `${call.path} v${version}`;
    const isWanted = this.#again.delete(sent);
    if (this.#writes.has(sent) && !isWanted) this.#fault(`the service took ${sent} twice`);
    this.#writes.add(sent);
  }

  /** True if the API has accepted a version at an address. */
  hasTaken(path: string, version: number): boolean {
    return this.#writes.has(`${path} v${version}`);
  }

  /** Records that a user has seen a newer version and confirms the send. */
  mayTakeAgain(path: string, version: number): void {
    this.#again.add(`${path} v${version}`);
  }

  /** Records a change of a part in the API. */
  changed(subject: string, part: Part, version: number): void {
    this.#moment += 1;
    const taken = `${subject} ${part} v${version}`;
    const { first = this.#moment } = this.#taken.get(taken) ?? {};
    this.#taken.set(taken, { first, last: this.#moment });
    this.#changed.set(subject, { ...this.changedAt(subject), [part]: this.#moment });
  }

  /** When each part last changed in the API, or 0. */
  changedAt(subject: string): Moments {
    return this.#changed.get(subject) ?? { work: 0, judgement: 0 };
  }

  /** When the API first and last received a version of a part, or 0 for initial data. */
  takenAt(subject: string, part: Part, version: number): { first: number; last: number } {
    return this.#taken.get(`${subject} ${part} v${version}`) ?? { first: 0, last: 0 };
  }

  /** When an answer with a version of a part last reached this device; 0: never. */
  heardAt(subject: string, part: Part, version: number): number {
    return this.#heard.get(`${subject} ${part} v${version}`) ?? 0;
  }

  /** Checks the final state of the API: each submission once, and an email for each grade. */
  check(): void {
    const { db, outbox } = this.#sandbox;
    const twice = db.all(
      'SELECT menteeId, taskId FROM submissions GROUP BY menteeId, taskId HAVING count(*) > 1',
    );
    must(twice.length === 0, 'a task was submitted twice');
    const mails = outbox.mails().filter(({ subject }) => subject.includes('graded'));
    must(mails.length === this.#graded, `${mails.length} mails of ${this.#graded} grades`);
  }
}
