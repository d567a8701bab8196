import { must, mustBeOwn, snapshotVersions, subjectOf, write, type Versions } from './checks.ts';
import { KEYS, keyOf, personId, versionIn, type Key } from './people.ts';
import type { World } from './world.ts';

const versionTyped = (stored: string): number =>
  versionIn(JSON.stringify(JSON.parse(stored).values));

/**
 * Checks that localStorage keeps all drafts, and nothing that the current user must not see or that
 * a logout has deleted.
 */
export function checkWords(world: World): void {
  const { browser, owner, drafts, forgotten, waiting } = world;
  const { localStorage } = browser;
  const { code } = world.seatAt(0).tab;
  for (const [key, value] of localStorage) {
    const of = /^akada_(?:draft|box):([\da-f]+):/.exec(key)?.[1];
    // A user's words stay under their own id while another user is logged in.
    const reader = of === undefined ? owner : keyOf(of);
    mustBeOwn(`localStorage ${key}`, value, reader);
  }
  for (const key of KEYS) {
    const prefix = `akada_draft:${personId(key)}:`;
    const there = [...localStorage]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => `${name.slice(prefix.length)} ${versionTyped(value)}`)
      .sort();
    const typed = [...(drafts.get(key) ?? [])]
      .map(([subject, text]) => `${subject} ${versionIn(text)}`)
      .sort();
    must(
      there.join() === typed.join(),
      `${key} has typed [${typed.join()}], of which there is [${there.join()}]`,
    );
    const finished = code.entriesOf(personId(key)).map(({ subject }) => subject);
    const waits = [...(waiting.get(key) ?? [])];
    must(
      finished.sort().join() === waits.sort().join() &&
        code.countFinished(personId(key)) === waits.length,
      `[${waits.join()}] of ${key} wait, the outbox has [${finished.join()}]`,
    );
    const boxPrefix = `akada_box:${personId(key)}:`;
    const boxed = [...localStorage.keys()].filter((name) => name.startsWith(boxPrefix));
    must(boxed.length === 0 || !forgotten.has(key), `a logout of ${key} leaves ${boxed.join()}`);
  }
}

/** Stored API data between checks. */
export class StoredAnswers {
  #versions = new Map<string, Versions>();
  #owner: Key | null = null;
  /** When the response with each stored part reached the device. */
  readonly #heardAt = new Map<string, number>();

  /** Notes who is here: a logout deletes what is stored, also while the disk is held. */
  belongTo(owner: Key | null): void {
    if (owner !== this.#owner) this.#versions.clear();
    this.#owner = owner;
  }

  /**
   * Checks that the device stores data of the present user only, and that nothing older replaces
   * something newer.
   */
  async check(world: World): Promise<void> {
    const { browser, owner: here, ledger } = world;
    const { merge } = world.seatAt(0).tab.code;
    const entries = await browser.snapshots();
    for (const [key, value] of entries) {
      const of = keyOf(key.split(' ')[0] ?? '');
      must(of !== null && of === here, `the device keeps answers to ${of}, here is ${here}`);
      mustBeOwn(`what the device keeps for ${of}`, write(value), of);
    }
    // Snapshots of several pages count as the next page will merge them.
    const states = entries
      .map(([, stored]) => stored)
      .sort((a, b) => a.savedAt - b.savedAt)
      .map(({ state }) => state);
    const next: Map<string, Versions> =
      states.length === 0 ? new Map() : snapshotVersions(states.reduce(merge));
    const owner = entries[0]?.[1].userId ?? '';
    for (const [id, { subject = subjectOf(owner, id), isListed, ...there }] of next) {
      const before = this.#versions.get(id);
      const words = `something older of ${subject} took the place of something newer on the device`;
      for (const part of ['work', 'judgement'] as const) {
        if (before?.[part] === there[part]) continue;
        const heardAt = ledger.heardAt(subject, part, there[part]);
        const isOlder =
          ledger.takenAt(subject, part, there[part]).last <
          ledger.takenAt(subject, part, before?.[part] ?? 0).first;
        // Lists requested by two tabs may cross. The list that arrived later counts.
        const hasCrossed = isListed && heardAt > (this.#heardAt.get(`${subject} ${part}`) ?? 0);
        must(!isOlder || hasCrossed, words);
        this.#heardAt.set(`${subject} ${part}`, heardAt);
      }
      must(there.openedAt >= (before?.openedAt ?? 0), words);
    }
    this.#versions = next;
  }
}
