import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/**
 * Ten gradings in a row, as a mentor gives them on a phone: what was wanted, and how many keys and
 * taps it took. Every character typed is a key, every touch a tap; a word is selected by two taps.
 *
 * Without a library of comments it took 1,330 keys and 34 taps.
 */

/** What this mentor says over and over, of whatever task. */
const says = {
  good: (name: string, task: string) =>
    `Well done, ${name}: ${task} does what the brief asks and reads well on a small phone. Next time write one line about why you chose this way.`,
  almost: (name: string, task: string) =>
    `A good start, ${name}. In ${task} the inputs still need their labels and the page is wider than a phone. Mend these two and send it again.`,
  closed: (name: string, task: string) =>
    `Hello ${name}, I could not open your link for ${task}. Please make it public and send it again. I look forward to it.`,
} as const;

/** Keys and taps together. */
const TODAY = 1364;

const evening = [
  ['good', '90'],
  ['almost', '60'],
  ['good', '80'],
  ['closed', '50'],
  ['good', '90'],
  ['almost', '70'],
  ['good', '100'],
  ['good', '80'],
  ['almost', '60'],
  ['closed', '50'],
] as const;

/** A hand that counts. */
function handOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByLabel('Comment', { exact: true });
  let keys = 0;
  let taps = 0;
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1;
    await target.tap();
  };
  const type = async (words: string) => {
    keys += words.length;
    await page.keyboard.type(words);
  };
  return {
    dialog,
    comment,
    tap,
    type,
    /** Selects a word of the comment by a double tap, and types another over it. */
    replace: async (word: string, by: string) => {
      taps += 2;
      await comment.evaluate((field: HTMLTextAreaElement, wanted) => {
        const at = field.value.indexOf(wanted);
        field.focus();
        field.setSelectionRange(at, at + wanted.length);
      }, word);
      await type(by);
    },
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    counted: () => ({ keys, taps, all: keys + taps }),
  };
}

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test('ten gradings in a row take at most so many keys and taps', async ({ page, site }) => {
  await beLoggedIn(page, site, { email: 'mentor@akada.example', password: 'akada-2021' });
  await page.goto('/dashboard/mentor/tasks-submissions/');
  const hand = handOf(page);
  const { dialog, comment } = hand;
  await hand.tap(page.getByRole('button', { name: 'Review next' }));

  /** Whom each comment was written to, by its task and kind. */
  const given = new Map<string, string>();
  for (const [at, [kind, grade]] of evening.entries()) {
    await expect(comment).toHaveValue('');
    const task = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
    const by = (await dialog.getByText(/^by /).textContent()) ?? '';
    const name = /^by (\S+)/.exec(by)?.[1] ?? '';
    const words = says[kind](name, task);
    const before = given.get(`${task} ${kind}`);
    if (before === undefined) {
      await hand.tap(comment);
      await hand.type(words);
    } else {
      await hand.tap(dialog.getByText(/^Comments you gave on this task/));
      const text = says[kind](before, task);
      await hand.tap(dialog.getByRole('listitem').filter({ hasText: text }).getByRole('button'));
      if (before !== name) await hand.replace(before, name);
    }
    await expect(comment).toHaveValue(words);
    given.set(`${task} ${kind}`, name);
    await hand.tap(hand.button(grade));
    await hand.tap(hand.button('Grade and next'));
    await expect(dialog.getByText(`${at + 1} done, ${25 - at} left`)).toBeVisible();
  }

  const counted = hand.counted();
  console.log(`Ten gradings: ${counted.keys} keys and ${counted.taps} taps, ${counted.all} in all`);
  expect(
    site.rows('SELECT id FROM submissions WHERE mentorComment LIKE ?', ['%reads well on a small%']),
  ).toHaveLength(5);
  expect(counted.all).toBeLessThanOrEqual(TODAY);
});
