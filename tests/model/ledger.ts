import type { Submission } from '../../src/tasks/tasksSlice.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { claimsOf, must, subjectOf } from './checks.ts';
import type { Call } from './net.ts';
import { keyOf, versionIn } from './people.ts';
import { isCause, type Facts } from './seats.ts';

/** A submission as far as answers tell of it. */
export type Judged = Pick<
  Submission,
  'taskUrl' | 'menteeComment' | 'mentorComment' | 'gradePercentage'
>;

export type Part = 'work' | 'judgement';

/** When each part of a submission changed. */
type Moments = Record<Part, number>;

/**
 * What the service has taken and when, and which answers have reached the device. Its clock counts
 * what happens.
 */
export class Ledger {
  readonly #sandbox: Sandbox;
  /** Stores a violation for the next check. */
  readonly #fault: (words: string) => void;
  #moment = 0;
  /** When each part of a submission changed on the service. */
  readonly #changed = new Map<string, Moments>();
  /** When the service received each version of a part: what was replaced may be sent again. */
  readonly #taken = new Map<string, { first: number; last: number }>();
  /** The writes that the service has accepted. */
  readonly #writes = new Set<string>();
  /** Those of them that their writer has decided to send again. */
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

  /**
   * Notes what an answer contains of a submission.
   * @param at when the service gave it; -1: it was stored on the device
   */
  see(facts: Facts, subject: string, submission: Partial<Judged> | null, at: number): void {
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

  /** Notes what a mentor's list contains of a submission. */
  seeQueued(facts: Facts, submission: Submission, at: number): void {
    const { mentee, task } = submission;
    this.see(facts, subjectOf(mentee?.id ?? '', task?.id ?? ''), submission, at);
  }

  /** Notes that the service has answered a call. */
  arrived(call: Call, status: number): void {
    this.#moment += 1;
    if (isCause(call.by)) call.by.arrivedAt = this.#moment;
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

  /** True where the service has taken what has a version, at an address. */
  hasTaken(path: string, version: number): boolean {
    return this.#writes.has(`${path} v${version}`);
  }

  /** Notes that somebody has read what replaced their words, and sends those again. */
  mayTakeAgain(path: string, version: number): void {
    this.#again.add(`${path} v${version}`);
  }

  /** Notes that a part of a submission has changed on the service. */
  changed(subject: string, part: Part, version: number): void {
    this.#moment += 1;
    const taken = `${subject} ${part} v${version}`;
    const { first = this.#moment } = this.#taken.get(taken) ?? {};
    this.#taken.set(taken, { first, last: this.#moment });
    this.#changed.set(subject, { ...this.changedAt(subject), [part]: this.#moment });
  }

  /** When each part of a submission last changed on the service; 0: never. */
  changedAt(subject: string): Moments {
    return this.#changed.get(subject) ?? { work: 0, judgement: 0 };
  }

  /** When the service first and last received a version of a part; 0: it was there from the start. */
  takenAt(subject: string, part: Part, version: number): { first: number; last: number } {
    return this.#taken.get(`${subject} ${part} v${version}`) ?? { first: 0, last: 0 };
  }

  /** When an answer with a version of a part last reached this device; 0: never. */
  heardAt(subject: string, part: Part, version: number): number {
    return this.#heard.get(`${subject} ${part} v${version}`) ?? 0;
  }

  /** The service's final state: each submission once, and a mail for each grade. */
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
