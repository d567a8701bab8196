import { expect, type Locator, type Page } from '@playwright/test';
import { wait } from '../../support/waits.ts';

/** Longer than the product waits for an answer (30 s): whoever hears nothing by then was not told. */
const PATIENCE = 30_000 + wait;

/** More often than that nobody tries. */
const MOST_TRIES = 25;

/** What screens offer where something could not be loaded. */
const ways = /^(Try again|Check again|Check the rest|Load again)$/;

/** Marks words as heard, or as new again; to be called in the page. */
const mark = (words: Node, isHeard: boolean): void => {
  if (words instanceof Element) words.toggleAttribute('data-heard', isHeard);
};

/** Which of several things shows first. */
async function see<Sign extends string>(signs: Readonly<Record<Sign, Locator>>): Promise<Sign> {
  let seen: Sign | undefined;
  const firstOfThem = async (): Promise<Sign | undefined> => {
    for (const sign in signs) {
      if (await signs[sign].filter({ visible: true }).first().isVisible()) return sign;
    }
    return undefined;
  };
  const look = async (): Promise<string> => {
    // Once more from the first on: it may have come while the others were looked for.
    if (await firstOfThem()) seen = await firstOfThem();
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
 * A patient person before a page: where the screen says that something failed and offers a way, they
 * take it; where it says nothing, they complain.
 */
export function patient(page: Page) {
  let retries = 0;

  const again = (what: string): void => {
    retries += 1;
    if (retries > MOST_TRIES) throw new Error(`Tried ${MOST_TRIES} times, at last: ${what}`);
  };

  /** Waits for something to be there, and takes each way that is offered until it is. */
  async function reach(goal: Locator, within: Page | Locator = page): Promise<void> {
    const way = within.getByRole('button', { name: ways });
    while ((await see({ goal, way })) !== 'goal') {
      again(`to load what should be at ${page.url()}`);
      // It goes by itself where the product tries again at the same moment.
      await way
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
  }

  /**
   * What is told from now on: words that stand there already are heard, and new again only after they
   * were gone. The next may come, and go, while these still stand.
   */
  async function hearing(told: Locator): Promise<Locator> {
    for (const words of await told.filter({ visible: true }).elementHandles()) {
      await words.evaluate(mark, true);
      words
        .waitForElementState('hidden')
        .then(() => words.evaluate(mark, false))
        // The page has been left meanwhile.
        .catch(() => undefined);
    }
    return told.and(page.locator(':not([data-heard])'));
  }

  /**
   * Does something until the screen shows one of the signs of its end. Where it fails the screen has
   * to say so anew each time, and nothing of what was typed may be gone.
   */
  async function insist<Sign extends string>(
    act: () => Promise<void>,
    signs: Readonly<Record<Sign, Locator>>,
    failure: { told: Locator; expectKept: () => Promise<void> },
  ): Promise<Sign> {
    for (;;) {
      const anew = await hearing(failure.told);
      await act();
      const seen = await see<Sign | 'told'>({ ...signs, told: anew });
      if (seen !== 'told') return seen;
      again(await failure.told.first().innerText());
      await failure.expectKept();
    }
  }

  return { see, reach, insist, again, retries: () => retries };
}

export type Patient = ReturnType<typeof patient>;
