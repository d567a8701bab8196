import type { Locator, Page } from '@playwright/test';
import { longDay } from '../../src/lib/dates.ts';
import { DAY } from '../../src/lib/timing.ts';
import { wizard } from '../e2e/support/dashboard.ts';
import { endLogin } from '../support/endLogin.ts';
import { addStyles } from '../support/addStyles.ts';
import type { Stage } from './scene.ts';

/** Short names for users' actions on the screens, for the table of scenes. */
type Act = (stage: Stage) => Promise<void>;

const named = (name: string) => (/^\/.+\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name);

/** Finds the first visible button with a name; `/…/` is a pattern. */
const button = (within: Page | Locator, name: string): Locator =>
  within
    .getByRole('button', { name: named(name), exact: true })
    .filter({ visible: true })
    .first();

/** Presses buttons, one after the other. */
export const press =
  (...names: string[]): Act =>
  async ({ page }) => {
    for (const name of names) await button(page, name).click();
  };

/** Opens what is folded away under these words. */
export const unfold =
  (words: string): Act =>
  ({ page }) =>
    page.locator('summary').filter({ hasText: words }).click();

/** Fills fields, by their labels. */
export const write =
  (fields: Record<string, string>): Act =>
  async ({ page }) => {
    for (const [label, words] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(words);
    }
  };

const check =
  (role: 'checkbox' | 'radio') =>
  (name: string): Act =>
  ({ page }) =>
    page.getByRole(role, { name }).check();

export const tick = check('checkbox');
/** Chooses one of a group. */
export const pick = check('radio');

/** Waits for a text on the screen. */
export const see =
  (words: string | RegExp): Act =>
  async ({ page }) => {
    await page.getByText(words).filter({ visible: true }).first().waitFor();
  };

const seeThe =
  (role: 'dialog' | 'heading') =>
  (name: string | RegExp): Act =>
  ({ page }) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().waitFor();

export const seeHeading = seeThe('heading');
export const seeDialog = seeThe('dialog');

/** Grades the open submission and the four after it. */
export const gradeFive: Act = async (stage) => {
  for (let done = 0; done < 5; done += 1) {
    await write({ Comment: 'Well done, and clear.', 'Grade (%)': '84' })(stage);
    await press('Grade and next')(stage);
    await stage.page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  }
};

/** Runs acts one after the other. */
export const all =
  (...acts: Act[]): Act =>
  async (stage) => {
    for (const act of acts) await act(stage);
  };

/** Opens another page of the product by its address. */
export const visit =
  (path: string): Act =>
  async ({ page }) => {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
  };

export const reload: Act = async ({ page }) => {
  await page.reload({ waitUntil: 'networkidle' });
};

interface ResponseItem {
  id: string;
  /** The comment of a submission. */
  menteeComment: string;
  /** The description of a mentor. */
  description: string;
}

/**
 * Loads the page with changed items in the sandbox's responses.
 * @param seen a text that shows that they have arrived
 */
const rewrite =
  (url: string, seen: string | RegExp, change: (item: ResponseItem) => object): Act =>
  async (stage) => {
    const { page } = stage;
    await page.route(url, async (route) => {
      const response = await route.fetch();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's own response
      const list = (await response.json()) as { items: ResponseItem[] };
      await route.fulfill({ response, json: { ...list, items: list.items.map(change) } });
    });
    await reload(stage);
    await see(seen)(stage);
    // The page is used for the next scene.
    await page.unroute(url);
  };

const ofMentor = '**/mentors/submissions?**';

/**
 * Changes a submission as if it had been sent again, with a different link and text, since the
 * mentor saw it.
 */
export const sentAgain = (id: string): Act =>
  rewrite(ofMentor, 'Previous version', (one) =>
    one.id === id
      ? {
          ...one,
          taskUrl: 'https://git.example/amina-bello/market-list',
          menteeComment: `It fits a phone now. ${one.menteeComment.slice(20)}`,
        }
      : one,
  );

const mentorComment =
  'A good start.\n\nStill to do:\n- The phone number is a link\n- Each price has a unit\n- The validator reports no errors';

/** Changes the feedback as if the mentor had listed three points to do. */
export const asked = rewrite('**/api/tasks/*/submissions', 'Your mentor asked for', (one) => ({
  ...one,
  mentorComment,
}));

/**
 * Changes submissions as if they had waited for days. The first eight digits of an id are seconds.
 */
export const waited = (days: number, words: string): Act =>
  rewrite('**/api/tasks/*/submissions', words, ({ id, ...one }) => {
    const at = Date.now() - days * DAY;
    const seconds = Math.floor(at / 1000).toString(16);
    return { ...one, id: seconds + id.slice(8), updatedAt: new Date(at).toISOString() };
  });

/** Changes submissions as if mentees had answered such points, on the mentor's side. */
export const claimed = rewrite(ofMentor, 'Not yet', (one) => ({
  ...one,
  mentorComment,
  menteeComment:
    'Done: 1, 3. Not yet: 2, because I ask the seller tomorrow.\n\nThe page is online.',
}));

/** Changes all mentors as if they were away. */
const away = (url: string): Act =>
  rewrite(url, /away until/i, ({ description, ...mentor }) => ({
    ...mentor,
    description: `Away until ${longDay(Date.now() + 20 * DAY)}. ${description}`,
  }));
export const mentorAway = away('**/api/profile/mentors');
const trackMentorsAway = away('**/api/tracks/*/mentors');

/**
 * Makes the next calls fail. A browser retries a dropped one on its other open connections: ten
 * times are enough for that.
 */
export const fails =
  (method: string, path: string, kind: '500' | 'slow' | 'drop' | '429', times = 1): Act =>
  async ({ service }) =>
    service.failNext({ method, path, kind, times });

const confirm: Act = ({ page }) => wizard(page).confirm();
const advance: Act = ({ page }) => wizard(page).press('Next');
const askEnroll: Act = ({ page }) => wizard(page).press('Enroll');
const choose =
  (name: string): Act =>
  ({ page }) =>
    wizard(page).choose(name);

/** These acts go through the enroll dialog up to each of its steps. */
export const chooseTrack = choose('Web development');
export const seeStages = all(chooseTrack, advance, see('What you will do in'));
export const askTrack = all(seeStages, advance);
export const chooseMentor = all(askTrack, confirm, choose('Ngozi'));
export const askMentor = all(chooseMentor, askEnroll);
export const chooseAway = all(chooseMentor, trackMentorsAway);
export const askAway = all(chooseAway, askEnroll);
export const enroll: Act = all(askMentor, confirm);

/** Opens a page from an earlier visit after the login has expired and the API has failed. */
export const readBefore =
  (path: string): Act =>
  async ({ page, service }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Each response is stored a moment after it arrives.
    await page.waitForTimeout(600);
    await page.evaluate(endLogin);
    await service.setFaults({ dropRate: 1 });
  };

/** Follows links, one after the other; `/…/` is a pattern. */
export const follow =
  (...names: string[]): Act =>
  async ({ page }) => {
    for (const name of names) {
      const link = page.getByRole('link', { name: named(name), exact: true });
      await link.filter({ visible: true }).first().click();
    }
  };

/** Types into the search of the top bar, and presses a key. */
export const search =
  (words: string, key?: string): Act =>
  async ({ page }) => {
    const field = page.getByRole('banner').getByRole('searchbox').first();
    await field.fill(words);
    if (key !== undefined) await field.press(key);
  };

/** Uploads a small file that is not a picture as the photo. */
export const wrongPhoto: Act = async ({ page }) => {
  const picker = page.waitForEvent('filechooser');
  await button(page, '/(Add a|Change) photo/').click();
  const buffer = Buffer.from('no picture');
  await (await picker).setFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer });
};

/** Doubles the text size, as a browser's setting does. */
export const largeText: Act = async ({ page }) => {
  await addStyles(page, ':root { font-size: 200% }');
};

/** Requests an email from the API and opens its link. */
export const openMailedLink =
  (call: string, email: string, page: string): Act =>
  async ({ page: tab, service }) => {
    const { origin } = new URL(tab.url());
    await fetch(`${origin}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        // The link in the email opens this site.
        clientBaseUrl: `${origin}${page}`,
        tokenParamName: 'token',
        emailParamName: 'email',
      }),
    });
    const mail = (await service.mails()).find(({ recipient }) => recipient === email);
    if (!mail?.link) throw new Error('No mail has come');
    await tab.goto(mail.link, { waitUntil: 'networkidle' });
  };
