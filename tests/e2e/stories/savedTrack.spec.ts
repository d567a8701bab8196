import { paths, toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { untilAppStored } from '../../support/appStored.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { test } from '../support/ownSite.ts';
import { expect, inSweep } from '../support/site.ts';
import { newTab } from '../support/stories.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a saved track outlives an update and an old tab that writes last',
  inSweep,
  async ({ page: old, context, ownSite }) => {
    const { origin } = ownSite;
    const track = origin + toTrack('Web development', starterId('track', 'web'));
    await beLoggedIn(old, ownSite, amina);
    await old.goto(origin + paths.tasks);
    await expect(old.getByRole('rowheader').first()).toBeVisible();
    const page = await newTab(context, track);
    await untilAppStored(page);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    const saved = page.getByRole('button', { name: 'Saved. Remove' });
    await expect(saved).toBeVisible();

    await ownSite.deploy();
    await page.reload();
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    await expect(saved).toBeVisible();
    await page.close();
    // The old tab has not heard of the track, and stores what it has at its end.
    await old.getByRole('button', { name: 'Refresh' }).click();
    await expect(old.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(old.locator('html')).not.toHaveAttribute('data-version');
    const next = await newTab(context, `${origin}/robots.txt`);
    const closed = old.waitForEvent('close');
    await old.close({ runBeforeUnload: true });
    await closed;

    await context.setOffline(true);
    await next.goto(track);
    await expect(next.getByText('Saved for offline')).toBeVisible();
    await next.goto(origin + toTask(starterId('task', 'web-price-list')));
    await expect(next.getByRole('article')).toContainText(/\w{4}/);
    await next.getByRole('link', { name: 'Open the course' }).first().click();
    await expect(next.getByRole('heading', { level: 1 })).toContainText(/HTML/i);
  },
);
