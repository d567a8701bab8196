import { expect, type Locator, type Page } from '@playwright/test';
import { wait } from '../../support/waits.ts';

/**
 * This is longer than the product waits for a response (30 s), so a message must have been shown by
 * then.
 */
const PATIENCE = 30_000 + wait;

/** No user tries more often. */
const MOST_TRIES = 25;

/** The buttons of screens on which something could not be loaded. */
const ways = /^(Try again|Check again|Check the rest|Reload)$/;

/** Marks messages as seen, or as new again; runs in the page. */
const mark = (words: Node, isHeard: boolean): void => {
  if (words instanceof Element) words.toggleAttribute('data-heard', isHeard);
};

async function shownOf<Sign extends string>(
  signs: Readonly<Record<Sign, Locator>>,
): Promise<Sign | undefined> {
  for (const sign in signs) {
    if (await signs[sign].filter({ visible: true }).first().isVisible()) return sign;
  }
  return undefined;
}

/**
 * Acts as a user who accepts the offered recovery after each failure. Without an offer the test
 * fails.
 */
export function withRetries(page: Page) {
  let retries = 0;

  /** Returns which of several elements shows first. */
  async function see<Sign extends string>(signs: Readonly<Record<Sign, Locator>>): Promise<Sign> {
    let seen: Sign | undefined;
    const look = async (): Promise<boolean> => {
      // The first element is checked again, because it may have appeared since.
      if (await shownOf(signs)) seen = await shownOf(signs);
      return seen !== undefined;
    };
    await expect
      .poll(look, { timeout: PATIENCE, intervals: [20, 50, 100, 200] })
      .toBe(true)
      .catch(() => undefined);
    if (seen !== undefined) return seen;
    const words = await page.locator('body').innerText();
    throw new Error(`${page.url()} shows none of ${Object.keys(signs).join(', ')}:\n${words}`);
  }

  const again = (what: string): void => {
    retries += 1;
    if (retries > MOST_TRIES) throw new Error(`Tried ${MOST_TRIES} times, at last: ${what}`);
  };

  async function reach(goal: Locator, within: Page | Locator = page): Promise<void> {
    const way = within.getByRole('button', { name: ways });
    while ((await see({ goal, way })) !== 'goal') {
      again(`to load what should be at ${page.url()}`);
      // The button disappears if the app retries at the same moment.
      await way
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }

  /**
   * Reports new messages from now on. Messages that are already visible are new again only after
   * they were hidden.
   */
  async function newAlerts(alerts: Locator): Promise<Locator> {
    for (const words of await alerts.filter({ visible: true }).elementHandles()) {
      await words.evaluate(mark, true);
      words
        .waitForElementState('hidden')
        .then(() => words.evaluate(mark, false))
        // The user has left the page.
        .catch(() => undefined);
    }
    return alerts.and(page.locator(':not([data-heard])'));
  }

  /**
   * Repeats an action until the screen shows a sign of its end. After a failure the screen must
   * show a new message, and all typed text must still be there.
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
        // The message was late: the previous try has succeeded and closed the form.
        const end = await shownOf(signs);
        if (end === undefined) throw gone;
        return end;
      }
      let words: string | null = null;
      while (words === null) {
        const seen = await see<Sign | 'alerts'>({ ...signs, alerts: anew });
        if (seen !== 'alerts') return seen;
        // A global error closes with the next success; then the screen shows the outcome.
        words = await anew
          .first()
          .innerText({ timeout: 1000 })
          .catch(() => null);
      }
      again(words);
      try {
        await failure.expectFilled();
      } catch (lost) {
        // A message of the previous try may arrive late, before a success.
        const end = await shownOf(signs);
        if (end === undefined) throw lost;
        return end;
      }
    }
  }

  return { reach, insist, again };
}

export type RetryingPage = ReturnType<typeof withRetries>;
