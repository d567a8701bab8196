import type { Page } from '@playwright/test';
import { ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { commentOf, addHostileData } from '../support/sweeps/hostileData.ts';
import { expect, test } from '../support/site.ts';
import { addresses, markup } from '../support/sweeps/vectors.ts';
import { expectNoComplaints, visit, watch } from '../support/watch.ts';

// If Playwright blocks a request, the page gets a response that browsers never give.
test.use({ serviceWorkers: 'allow' });

const tasksPath = '/dashboard/pending-task';
const queuePath = '/dashboard/mentor/tasks-submissions/';

/** Sets a response's pictures to each address in turn, because the sandbox serves only its own. */
async function spoilPictures(page: Page): Promise<void> {
  await page.route(/\/api\/(profile(\/mentees|\/mentors)?|tracks)(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    let at = 0;
    const text = (await response.text()).replaceAll(
      /"(photoUrl|thumbnailUrl)":(null|"[^"]*")/g,
      (_, name) => `"${String(name)}":${JSON.stringify(addresses[at++ % addresses.length])}`,
    );
    return route.fulfill({ response, body: text });
  });
}

async function searchAndBell(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const look = async (words: string) =>
    faults.push(
      ...(await visit(page, [{ path: page.url().slice(origin.length), words, within: 'body' }])),
    );
  for (const words of markup.slice(0, 5)) {
    const field = page.getByRole('banner').getByRole('searchbox').filter({ visible: true }).first();
    await field.fill(`${words} zzz`);
    await field.press('Enter');
    await expect(page.getByText(/^Nothing found for/)).toBeVisible();
    await look('zzz');
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/Since you last looked|Earlier|Nothing new/).first()).toBeVisible();
  await look('');
  await page.keyboard.press('Escape');
  return faults;
}

const briefsOf = (tasks: readonly { id: string; title: string }[]) =>
  tasks.map(({ id, title }) => ({ path: `${tasksPath}/${id}`, words: title, within: 'main h1' }));

test('a mentee reads hostile briefs, comments, names, links, courses and pictures', async ({
  page,
  site,
}) => {
  expect(markup.length).toBeGreaterThanOrEqual(60);
  const { mentee, tasks, courses, sent } = addHostileData(site.db);
  const seen = await watch(page, site.origin);
  await spoilPictures(page);
  await page.goto(tasksPath);
  await logIn(page, mentee);
  await expect(page.getByRole('table', { name: 'Completed tasks' })).toBeVisible();

  expect(await visit(page, briefsOf(tasks))).toEqual([]);
  const dialogs = sent.map(({ menteeComment, gradePercentage }, index) => ({
    path: `${tasksPath}/${tasks[index]?.id}`,
    words: menteeComment.trim(),
    within: 'dialog dd',
    press: {
      heading: tasks[index]?.title ?? '',
      words: gradePercentage === null ? 'See my work' : 'See feedback',
    },
  }));
  expect(await visit(page, dialogs)).toEqual([]);
  // The sanitiser parses a brief in a document without scripts. Chromium reports these vectors too,
  // though they cannot run.
  const own = new Set(seen.violations.splice(0));
  expect(
    [...own].filter(
      (one) => !/^((script-src-attr|style-src-(attr|elem)) inline|base-uri .*evil)/.test(one),
    ),
  ).toEqual([]);
  const lessons = courses.map(({ id, title }) => ({
    path: `/dashboard/course/x/${id}`,
    words: title,
    within: 'main h1',
  }));
  expect(await visit(page, lessons)).toEqual([]);
  const lists = [
    '/dashboard',
    '/dashboard/track',
    '/dashboard/mentee/mentor/',
    '/dashboard/mentee/profile',
  ];
  expect(
    await visit(
      page,
      lists.map((path) => ({ path, words: 'pwned()', within: 'main' })),
    ),
  ).toEqual([]);
  expect(await searchAndBell(page, site.origin)).toEqual([]);

  // The API's messages are foreign text too.
  const words = markup.slice(0, 30).join(' ');
  await page.route('**/submissions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { message: [words, null, {}] } })
      : route.fallback(),
  );
  await page.goto(`${tasksPath}/submit/${tasks.at(-1)?.id}`);
  await page.getByLabel('Link to your work').fill('https://git.example/x');
  await page.getByLabel('Comment').fill(commentOf(2).slice(0, 100));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: '<script>pwned()</script>' }),
  ).toBeVisible();
  expectNoComplaints(seen);
});

test('a mentor reads hostile submissions, mentees and pictures', async ({ page, site }) => {
  const { sent, mentees } = addHostileData(site.db);
  const seen = await watch(page, site.origin);
  await spoilPictures(page);
  await page.goto(queuePath);
  await logIn(page, ngozi);
  await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();

  const dialogs = sent.map(({ id, menteeComment }) => ({
    path: `${queuePath}?grade=${id}`,
    words: menteeComment,
    within: 'dialog blockquote',
  }));
  expect(await visit(page, dialogs)).toEqual([]);
  const [first] = sent;
  await page.goto(`${queuePath}?grade=${first?.id}`);
  await page.getByRole('button', { name: 'Show brief' }).click();
  await page.goto('/dashboard/mentor/mentees?q=pwned');
  await expect(page.getByRole('table').getByRole('link', { name: /pwned/ }).first()).toBeVisible();
  const people = mentees.map(({ id, firstName }) => ({
    path: `/dashboard/mentor/mentee/${id}`,
    words: firstName.trim(),
    within: 'main h1',
  }));
  expect(await visit(page, people)).toEqual([]);
  const lists = ['/dashboard/mentor/mentees?q=pwned', '/dashboard/mentor/profile'];
  expect(
    await visit(
      page,
      lists.map((path) => ({ path, words: 'pwned()', within: 'main' })),
    ),
  ).toEqual([]);
  expect(await searchAndBell(page, site.origin)).toEqual([]);
  expectNoComplaints(seen);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('the sanitiser blocks all scripts in briefs without the policy', async ({ page, site }) => {
    const { mentee, tasks } = addHostileData(site.db);
    const seen = await watch(page, site.origin);
    await page.goto(tasksPath);
    await logIn(page, mentee);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await visit(page, briefsOf(tasks))).toEqual([]);
    await page.mouse.wheel(0, 2000);
    expectNoComplaints(seen);
  });
});

/** Returns unchanged vectors, each with a number and in its own element. */
const numbered = (vectors: readonly string[]): string[] =>
  vectors.map((vector, index) => `<div>${vector.replaceAll('pwned()', `pwned(${index})`)}</div>`);

/** Has a script insert vectors into a page. */
const inject = (page: Page, vectors: readonly string[]) =>
  page.evaluate(async (all) => {
    // The elements come first, because some vectors shadow the functions that create them.
    const places = all.map(() => document.createElement('div'));
    document.body.append(...places);
    for (const [index, place] of places.entries()) {
      place.innerHTML = all[index] ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 1200));
  }, numbered(vectors));

/** Vectors that redirect the page are left out, because no policy forbids them. */
const staying = markup.filter((vector) => !/http-equiv/.test(vector));

test('the policy blocks the attacks that run without it', async ({ page, site }) => {
  const seen = await watch(page, site.origin);
  await page.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }),
  );
  await page.goto('/bare');
  await inject(page, staying);
  await expect.poll(() => new Set(seen.ran).size).toBeGreaterThanOrEqual(20);
  expect(seen.violations).toEqual([]);

  // With the policy, no script can insert a vector.
  await page.goto('/login');
  // The first page has ended only now.
  seen.ran.length = 0;
  await expect(inject(page, staying)).rejects.toThrow(/requires 'TrustedHTML'/);
  await expect
    .poll(() => seen.violations)
    .toEqual(['require-trusted-types-for trusted-types-sink']);
  seen.violations.length = 0;

  // Vectors in the page's own HTML do nothing either.
  for (const vector of numbered(staying)) {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', () => `${vector}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/login');
    await page.unroute('**/login');
  }
  expect(seen.ran).toEqual([]);
  // The violations belong to the vectors, not to the app.
  const blocked = () => seen.violations.map((violation) => violation.split(' ')[0]);
  for (const directive of ['script-src-attr', 'base-uri', 'frame-src', 'object-src']) {
    await expect.poll(blocked).toContain(directive);
  }
});
