import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longDay } from '../../../src/lib/dates.ts';
import { toCertificate, toTrack } from '../../../src/paths.ts';
import { stopClock } from '../../support/clock.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import { aminaWithoutMyStages, failWork, gradeWork, priceList, taskId, webTrack } from './amina.ts';

const page = toCertificate('web', webTrack);

/** Opens the certificate of a track with only graded tasks. */
async function openFinished() {
  const opened = await prepareApp(amina);
  opened.sandbox.db.run(
    `DELETE FROM tasks WHERE trackId = ? AND id NOT IN
       (SELECT taskId FROM submissions WHERE menteeId = ? AND gradePercentage > 0)`,
    [webTrack, amina.id],
  );
  await opened.visit(page);
  return opened;
}

test('a finished track’s certificate shows its facts, and is checked again after a failure', async () => {
  const { user, sandbox, reload } = await openFinished();
  const sheet = within(
    await screen.findByRole('article', { name: 'Certificate: Web development' }),
  );

  // One picture is for phones, and one for wider screens and paper.
  const pictures = sheet.getAllByRole('img', {
    name: /^Certificate of completion\. .*Amina Bello completed all 3 tasks in the track Web development\. Mentor: Ngozi Okafor\. Average grade 85\.2%.* Amina submitted every task in this track/,
  });
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture).toHaveTextContent(/Amina\s*Bello/);
  expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent(/^1.*%$/);

  failWork(sandbox, priceList);
  await reload();
  await screen.findByRole('heading', { name: 'We could not check every task' });
  expect(screen.getByText(/^Every task had a grade when we last checked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('if the clock is behind, the certificate has the day of its last grade', async () => {
  const { sandbox, reload } = await openFinished();
  await screen.findByRole('article');
  const gradedAt = new Date();
  gradeWork(sandbox, priceList, 88, null, gradedAt);
  stopClock(Date.UTC(2015, 0, 1));
  await reload();
  const day = longDay(gradedAt.getTime());
  const [picture] = await screen.findAllByRole('img', { name: /Made from Akada’s records on/ });
  expect(picture).toHaveAccessibleName(expect.stringContaining(`records on ${day}`));
});

test('only the mentee’s own tracks have a certificate', async () => {
  await renderApp(`/dashboard/certificate/x/${'f'.repeat(24)}`, amina);
  expect(await screen.findByText('You are not enrolled in this track')).toBeVisible();
});

test('a failed picture shows a retry button and keeps the certificate', async () => {
  const { user } = await openFinished();
  await user.click(await screen.findByRole('button', { name: 'Share as a picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your certificate' }));

  expect(await dialog.findByText('We could not draw the picture')).toBeVisible();
  expect(
    dialog.getByText('Your certificate is safe. Try again, or print it instead.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save the picture' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('We could not draw the picture')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test('a certificate does not count grades that fail to load', async () => {
  const { sandbox, visit } = await renderApp(toTrack('web', webTrack), aminaWithoutMyStages);
  await screen.findByText('You are here');
  await untilIdle();
  for (const key of ['web-price-list', 'web-signup-form', 'web-first-repo']) {
    failWork(sandbox, taskId(key));
  }
  await visit(page);
  expect(await screen.findByText(/^At least 3 of 12 tasks are graded/)).toBeVisible();
  expect(screen.getAllByText('Not checked yet')).toHaveLength(1);
  expect(screen.getAllByText('Submitted')).toHaveLength(1);
  expect(screen.getAllByText('To do')).toHaveLength(6);
  expect(screen.getAllByText('Not graded yet')).toHaveLength(1);
  expect(screen.getByText(/^We could not check all tasks/)).toBeVisible();
});
