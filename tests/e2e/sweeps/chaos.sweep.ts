import type { Page } from '@playwright/test';
import { ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { testTime } from '../../support/waits.ts';
import { emptyOutbox, gradeOffline } from '../support/chaos/gradesOffline.ts';
import { carriedOut, nameRequests } from '../support/chaos/repeats.ts';
import { castOf, expectOnce, mainStory } from '../support/mainStory.ts';
import { expect, test, type Site } from '../support/site.ts';

const firstSeed = Number(process.env['CHAOS_SEED'] ?? 1);
const runs = Number(process.env['CHAOS_RUNS'] ?? 3);

/** 20 % of all calls fail: 1 − 0.945³ · 0.982³. */
const badDay = {
  failRate: 0.055,
  limitRate: 0.055,
  slowRate: 0.055,
  slowMs: 3000,
  dropRate: 0.018,
  lostRate: 0.018,
  cutRate: 0.018,
};

test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
});

const draftsLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /box:\w+:(?:submission|grade):/.test(key)),
  );

/** Expects some faults, because a bad day without any would test nothing. */
const expectFaults = async (site: Site) =>
  expect((await site.requests()).some(({ fault }) => fault !== undefined)).toBe(true);

const isGrade = (path: string): boolean => path.startsWith('/api/mentors/grade/');

for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  test(`the story on bad day ${seed} loses and duplicates nothing`, async ({
    page,
    browser,
    site,
  }) => {
    test.setTimeout(2 * testTime);
    const cast = castOf(seed, site);
    await site.setFaults({ ...badDay, randomSeed: seed });
    const { taskId, desk } = await mainStory(page, browser, site, cast);
    await expectFaults(site);
    expectOnce(site, cast, taskId);
    expect([...(await draftsLeft(page)), ...(await draftsLeft(desk))]).toEqual([]);
    await desk.context().close();
  });

  test(`ten offline grades on bad day ${seed} arrive once with one email`, async ({
    page,
    site,
  }) => {
    test.setTimeout(2 * testTime);
    const typed = Array.from({ length: 10 }, (_, at) => ({
      advice: `Clear and complete, number ${at} of day ${seed}.`,
      grade: String(60 + at),
    }));
    await nameRequests(page);
    await beLoggedIn(page, site, ngozi);
    await page.goto('/dashboard/mentor/tasks-submissions/');
    await gradeOffline(page, typed);
    await page.context().setOffline(false);
    await site.expireTokens();
    await site.setFaults({ ...badDay, randomSeed: seed });
    const before = (await site.requests()).length;
    await page.goto('/dashboard/mentor/outbox');
    await emptyOutbox(page, ngozi);
    const rows = site.db.all<{ mentorComment: string; gradePercentage: number }>(
      'SELECT mentorComment, gradePercentage FROM submissions WHERE mentorComment LIKE ? ORDER BY gradePercentage',
      [`%of day ${seed}.`],
    );
    expect(rows).toEqual(
      typed.map(({ advice, grade }) => ({
        mentorComment: advice,
        gradePercentage: Number(grade),
      })),
    );
    const arrived = (await site.requests()).slice(before);
    const { sent, repeated } = carriedOut(arrived.filter(({ path }) => isGrade(path)));
    const mails = (await site.mails()).filter(({ subject }) => subject.includes('graded'));
    expect(sent).toBe(10);
    // No page can prevent repeats by the browser: see `tests/rules.md`.
    expect(mails).toHaveLength(10 + repeated);
    await expectFaults(site);
    expect(await draftsLeft(page)).toEqual([]);
  });
}
