import { expect, type Locator, type Page } from '@playwright/test';
import { wait } from '../../support/waits.ts';

/** Longer than the product waits for an answer (30 s): by then a message must have been shown. */
const PATIENCE = 30_000 + wait;

/** No user tries more often. */
const MOST_TRIES = 25;

/** The buttons of screens on which something could not be loaded. */
const ways = /^(Try again|Check again|Check the rest|Reload)$/;

/** Marks messages as seen, or as new again; runs in the page. */
const mark = (words: Node, isHeard: boolean): void => {
  if (words instanceof Element) words.toggleAttribute('data-heard', isHeard);
};

/** One of several elements that shows now, if any does. */
async function shownOf<Sign extends string>(
  signs: Readonly<Record<Sign, Locator>>,
): Promise<Sign | undefined> {
  for (const sign in signs) {
    if (await signs[sign].filter({ visible: true }).first().isVisible()) return sign;
  }
  return undefined;
}

/** Which of several elements shows first. */
async function see<Sign extends string>(signs: Readonly<Record<Sign, Locator>>): Promise<Sign> {
  let seen: Sign | undefined;
  const look = async (): Promise<string> => {
    // Checks again from the first: it may have appeared while the others were checked.
    if (await shownOf(signs)) seen = await shownOf(signs);
    return seen ?? '';
  };
  const message = `The screen does not say how it went: ${Object.keys(signs).join(', ')}`;
  await expect
    .poll(look, { message, timeout: PATIENCE, intervals: [20, 50, 100, 200] })
    .not.toBe('');
  if (seen === undefined) throw new Error(message);
  return seen;
}

/**
 * A patient user: where the screen shows a failure and offers a way, they take it; where it shows
 * nothing, the test fails.
 */
export function patient(page: Page) {
  let retries = 0;

  const again = (what: string): void => {
    retries += 1;
    if (retries > MOST_TRIES) throw new Error(`Tried ${MOST_TRIES} times, at last: ${what}`);
  };

  /** Waits for an element, and clicks each offered way until it is there. */
  async function reach(goal: Locator, within: Page | Locator = page): Promise<void> {
    const way = within.getByRole('button', { name: ways });
    while ((await see({ goal, way })) !== 'goal') {
      again(`to load what should be at ${page.url()}`);
      // The button disappears where the product retries at the same moment.
      await way
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }

  /**
   * New messages from now on: those already shown count as seen, and are new again only after they
   * were hidden. The next one may come and go while these stay.
   */
  async function newAlerts(alerts: Locator): Promise<Locator> {
    for (const words of await alerts.filter({ visible: true }).elementHandles()) {
      await words.evaluate(mark, true);
      words
        .waitForElementState('hidden')
        .then(() => words.evaluate(mark, false))
        // The page has been left meanwhile.
        .catch(() => undefined);
    }
    return alerts.and(page.locator(':not([data-heard])'));
  }

  /**
   * Repeats an action until the screen shows one of the signs of its end. After a failure the
   * screen must show a new message each time, and all typed text must still be there.
   */
  async function insist<Sign extends string>(
    act: () => Promise<void>,
    signs: Readonly<Record<Sign, Locator>>,
    failure: { alerts: Locator; expectFilled: () => Promise<void> },
  ): Promise<Sign> {
    for (;;) {
      const anew = await newAlerts(failure.alerts);
      try {
        await act();
      } catch (gone) {
        // The message came late: the try before it has succeeded, and took the form away.
        const end = await shownOf(signs);
        if (end === undefined) throw gone;
        return end;
      }
      let words: string | null = null;
      while (words === null) {
        const seen = await see<Sign | 'alerts'>({ ...signs, alerts: anew });
        if (seen !== 'alerts') return seen;
        // A global error goes with the next success: then the screen says how it went.
        words = await anew
          .first()
          .innerText({ timeout: 1000 })
          .catch(() => null);
      }
      again(words);
      try {
        await failure.expectFilled();
      } catch (lost) {
        // A message of the try before may come late, under way to a success.
        const end = await shownOf(signs);
        if (end === undefined) throw lost;
        return end;
      }
    }
  }

  return { see, reach, insist, again, retries: () => retries };
}

export type Patient = ReturnType<typeof patient>;
