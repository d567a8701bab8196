import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '../sandbox/http/body.ts';
import { wait } from '../support/waits.ts';
import type { Driver } from './driver.ts';
import { type Found, locate, type Target, type Wish } from './inPage.ts';
import { until } from './processes.ts';
import type { JourneySite } from './journeySite.ts';

const entry = createRequire(import.meta.url).resolve('@testing-library/dom');
/** Finds elements by role, name and label, as assistive technology does. */
const library = readFileSync(join(entry, '../@testing-library/dom.umd.min.js'), 'utf8');

const ofKind =
  (kind: string) =>
  (words: string | RegExp): Target => ({ kind, words });

export const button = ofKind('button');
export const link = ofKind('link');
export const heading = ofKind('heading');
export const radio = ofKind('radio');
export const dialog = ofKind('dialog');
export const text = ofKind('text');
export const summary = ofKind('summary');
export const field = ofKind('field');

/** The number of running animations that will end. */
const RUNNING = `document.getAnimations().filter(({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().endTime !== Infinity).length`;

const nameOf = ({ kind, words }: Target): string =>
  `the ${kind} ${typeof words === 'string' ? `“${words}”` : String(words)}`;

/** Returns the first line of an error's message. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const isFound = (value: unknown): value is Found => isRecord(value) && 'state' in value;

export type Person = ReturnType<typeof personOf>;

/**
 * Acts as a user, with what every engine can perform. `nextPicture` names the files of pictures.
 */
export function personOf(
  driver: Driver,
  { origin, cut }: Pick<JourneySite, 'origin' | 'cut'>,
  nextPicture: (name: string) => string,
) {
  const look = async ({ kind, words }: Target, more: Partial<Wish> = {}): Promise<Found> => {
    const isExact = typeof words === 'string';
    const wish: Wish = {
      kind,
      words: isExact ? words : words.source,
      flags: isExact ? null : words.flags,
      reach: false,
      choose: null,
      ...more,
    };
    const expression = `(${locate.toString()})(${JSON.stringify(wish)})`;
    let element = await driver.ask(expression);
    if (isFound(element) && element.state === 'no library') {
      await driver.ask(`(function () { ${library} }).call(window)`);
      element = await driver.ask(expression);
    }
    if (!isFound(element)) throw new Error('The page does not respond.');
    return element;
  };
  const there = async (target: Target, more?: Partial<Wish>): Promise<Found> => {
    const element = await look(target, more);
    if (element.state === 'missing') throw new Error(`${nameOf(target)} is missing`);
    if (element.state === 'covered') {
      throw new Error(`${nameOf(target)} is covered by ${element.by}`);
    }
    if (element.state === 'moving') throw new Error(`${nameOf(target)} is moving or busy`);
    return element;
  };
  const reach = async (target: Target): Promise<Found> => {
    let previous = await there(target, { reach: true });
    return until(async () => {
      await pause(100);
      const now = await there(target, { reach: true });
      const isStill = Math.abs(now.x - previous.x) + Math.abs(now.y - previous.y) < 1;
      previous = now;
      if (!isStill) throw new Error(`${nameOf(target)} is still moving`);
      return now;
    }, 5000);
  };
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await until(work, wait);
    } catch (error) {
      const place = await driver.ask('location.pathname').catch(() => 'an unknown page');
      throw new Error(`${what}, at ${String(place)}: ${messageOf(error)}`, { cause: error });
    }
  };
  let lastTap = 0;
  const tap = async (target: Target): Promise<void> => {
    // Two quick taps anywhere are a double tap, so this waits.
    await pause(Math.max(0, lastTap + 600 - performance.now()));
    const { x, y } = await step(`tap ${nameOf(target)}`, () => reach(target));
    await driver.tap(x, y);
    lastTap = performance.now();
  };
  return {
    open: (path: string): Promise<void> =>
      driver.open(origin + path).catch((error: unknown) => {
        throw new Error(`open ${path}: ${messageOf(error)}`, { cause: error });
      }),
    tap,
    type: async (label: string, words: string): Promise<void> => {
      const target = field(label);
      await tap(target);
      await driver.ask('document.activeElement.select && document.activeElement.select()');
      await driver.type(words);
    },
    /** Chooses an option of a list, or a date as 2000-12-31. */
    choose: (label: string, option: string): Promise<void> =>
      step(`choose ${option}`, async () => void (await there(field(label), { choose: option }))),
    press: (key: string): Promise<void> => (key === 'Back' ? driver.back() : driver.press(key)),
    see: (target: Target, value?: string): Promise<void> =>
      step(`see ${nameOf(target)}`, async () => {
        const found = await there(target);
        const has = found.value ?? '';
        if (value !== undefined && has !== value)
          throw new Error(`it holds “${has}”, not “${value}”`);
      }),
    miss: (target: Target): Promise<void> =>
      step(`see ${nameOf(target)} go`, async () => {
        if ((await look(target)).state !== 'missing') throw new Error('it is still there');
      }),
    /** Waits for a condition outside the page. */
    wait: (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> =>
      step(`wait until ${what}`, async () => {
        if (!(await isSo())) throw new Error('it does not come to pass');
      }),
    /** Throws if the page is wider than the window. */
    picture: async (name: string): Promise<void> => {
      const isStill = async () => {
        if (Number(await driver.ask(RUNNING)) > 0) throw new Error('it moves');
      };
      await until(isStill, 2000).catch(() => undefined);
      await driver.picture(nextPicture(name));
      const excess = await driver.ask('document.documentElement.scrollWidth - innerWidth');
      if (Number(excess) > 0) throw new Error(`${name}: the page is ${String(excess)} px too wide`);
    },
    offline: async (isOffline: boolean): Promise<void> => {
      if (!isOffline) await cut(false);
      await driver.offline?.(isOffline);
      if (isOffline) await cut(true);
    },
    reload: driver.reload,
    sees: async (target: Target): Promise<boolean> => (await look(target)).state === 'there',
    ask: driver.ask,
  };
}
