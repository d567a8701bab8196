import { toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/site.ts';
import { tasksOf } from '../support/tasks.ts';

/** All briefs of a track are printed on paper. */

// Print is light in dark mode too.
test.use({ colorScheme: 'dark' });

test('a track’s tasks are printed with lines for notes and without the page frame', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await beLoggedIn(page, site, amina);
  await page.goto(toTrack('Web development', starterId('track', 'web')));
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'All tasks on one page' }).click();
  const briefs = page.getByRole('article');
  const { length } = tasksOf(site, 'web');
  await expect(briefs).toHaveCount(length);
  const titles = await briefs.getByRole('heading', { level: 3 }).allTextContents();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  const { words } = readPdf(await page.pdf({ format: 'A4' }));
  for (const title of titles) expect(words).toContain(title.replaceAll(/\s/g, ''));
  expect(words.match(/Notes/g)).toHaveLength(length);
  expect(words).not.toMatch(/Dashboard|Backtothetrack|PrintorsaveasPDF|Asof\d/);
  await page.emulateMedia({ media: 'print' });
  const ground = await briefs
    .first()
    .evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  // A long brief breaks between its lines, and its head stays with the text.
  await expect(briefs.first().locator('header')).toHaveCSS('break-after', 'avoid');
});
