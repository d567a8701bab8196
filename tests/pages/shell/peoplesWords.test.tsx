import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, type Situation } from '../../support/page/renderApp.tsx';
import { amina, chidera, ngozi } from '../../support/people.ts';
import {
  toCourse,
  toGrading,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../../src/paths.ts';
import { button, chooseMentor } from '../enroll/wizard.ts';
import { ajo, firstRepo, priceList, webTrack } from '../mentee/amina.ts';
import { writeFinished } from '../outbox/waiting.ts';
import { draftOf } from '../../../src/user/drafts.ts';
import { submissionsPath, waitingIn } from '../mentor/desk.ts';

/** Gives everybody an Arabic name and Arabic texts. */
function writeArabic({ db }: Sandbox): void {
  db.run("UPDATE users SET firstName = 'ندى', lastName = 'حسن', description = 'أهلا وسهلا'");
  db.run("UPDATE submissions SET menteeComment = 'هذا عملي', mentorComment = 'عمل جيد'");
  db.run("UPDATE tasks SET description = '<p>مهمة</p>'");
  for (const table of ['tracks', 'stages', 'courses'])
    db.run(`UPDATE ${table} SET description = 'شرح'`);
}

const ARABIC = /^[\p{Script=Arabic}\s]+$/u;

/** Matches names, and the addresses of emails and pages, which no language changes. */
const SAME_EVERYWHERE = /^(ندى حسن|\S+@\S+\.\S+|https?:\S+)$/u;

/** Returns the texts on the page that match, with their element. */
function textsOnPage(pattern: RegExp): { text: string; parent: Element }[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: string; parent: Element }[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (parent && pattern.test(text)) found.push({ text, parent });
  }
  return found;
}

/** Returns the texts without an element around them that matches. */
const outside = (pattern: RegExp, selector: string): string[] =>
  textsOnPage(pattern)
    .filter(({ parent }) => parent.closest(selector) === null)
    .map(({ text, parent }) => `${text} in ${parent.outerHTML.slice(0, 90)}`);

const fieldsWithoutDirection = (): string[] =>
  [
    ...document.querySelectorAll(
      'textarea:not([dir]), input:not([dir], [type=checkbox], [type=radio], [type=date], [type=file])',
    ),
  ].map(({ outerHTML }) => outerHTML);

/** Waits for a screen, and returns what it shows without its own direction, or translated. */
async function mistakes(isThere: () => Promise<unknown>): Promise<string[]> {
  await isThere();
  await untilIdle();
  await expect.poll(() => textsOnPage(ARABIC)).not.toEqual([]);
  return [
    ...outside(ARABIC, '[dir="auto"], bdi'),
    ...outside(SAME_EVERYWHERE, '[translate="no"]'),
    ...fieldsWithoutDirection(),
  ];
}

async function openArabic(path: (sandbox: Sandbox) => string, situation: Situation) {
  const opened = await prepareApp(situation);
  writeArabic(opened.sandbox);
  await opened.visit(path(opened.sandbox));
  return opened;
}

async function press(user: UserEvent, role: string, name: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole(role, { name });
  assert(first);
  await user.click(first);
}

const phone = 360;
const desktop = 1280;
const mentees = () => '/dashboard/mentor/mentees';
const gradebook = () => '/dashboard/mentor/gradebook';
const page = () => screen.findByRole('heading', { level: 1 });
const dialog = () => screen.findByRole('dialog');

const graded = ({ db }: Sandbox): string => {
  db.run('UPDATE submissions SET gradePercentage = 80');
  return toGrading(db.get<{ id: string }>('SELECT id FROM submissions')?.id ?? '');
};

test.each([
  ['the queue', desktop, () => submissionsPath, page],
  ['the queue', phone, () => submissionsPath, page],
  ['the mentees', desktop, mentees, page],
  ['the mentees', phone, mentees, page],
  ['the gradebook', desktop, gradebook, page],
  ['the gradebook', phone, gradebook, page],
  ['a mentee', desktop, () => toMentee(amina.id), page],
  ['a review', desktop, (sandbox: Sandbox) => toGrading(waitingIn(sandbox)[0]?.id ?? ''), dialog],
  ['a review of graded work', phone, graded, dialog],
] as const)(
  '%s at %i px shows what people wrote in its own direction',
  async (_, width, path, isThere) => {
    const { user } = await openArabic(path, { ...ngozi, width });
    expect(await mistakes(isThere)).toEqual([]);
    for (const fold of document.querySelectorAll('details:not([open]) > summary')) {
      await user.click(fold);
    }
    expect(await mistakes(isThere)).toEqual([]);
  },
);

test.each([
  ['the tracks', '/dashboard/track', page],
  ['the mentor', '/dashboard/mentee/mentor', page],
  ['the profile', '/dashboard/mentee/profile', page],
  ['a task', toTask(ajo), page],
  ['the form of a graded task', toSubmitTask(priceList), page],
  ['a track', toTrack('web', webTrack), page],
  ['a course', toCourse('course', ''), page],
] as const)(
  '%s of a mentee shows what people wrote in its own direction',
  async (_, path, isThere) => {
    const { user } = await openArabic(
      ({ db }) =>
        path.replace(/course\/$/, `course/${db.get<{ id: string }>('SELECT id FROM courses')?.id}`),
      amina,
    );
    expect(await mistakes(isThere)).toEqual([]);
    await press(user, 'button', /account/i);
    expect(await mistakes(isThere)).toEqual([]);
  },
);

test('feedback shows what people wrote in its own direction', async () => {
  const { user } = await openArabic(() => toTask(priceList), amina);
  await press(user, 'button', 'See feedback');
  expect(await mistakes(() => screen.findByRole('dialog'))).toEqual([]);
});

test('the profile’s form shows what people wrote in its own direction', async () => {
  const { user } = await openArabic(() => '/dashboard/mentee/profile', amina);
  await press(user, 'button', 'Edit profile');
  await screen.findByLabelText('Description');
  expect(fieldsWithoutDirection()).toEqual([]);
});

test('the choice of a mentor shows what people wrote in its own direction', async () => {
  const { user } = await openArabic(() => '/dashboard', chidera);
  await chooseMentor(user, /^Web/);
  expect(await mistakes(() => screen.findByRole('group', { name: 'Choose your mentor' }))).toEqual(
    [],
  );
  await user.click(await button('Enroll'));
  expect(await mistakes(() => screen.findByRole('alertdialog'))).toEqual([]);
});

test('the outbox shows what people wrote in its own direction', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  writeArabic(sandbox);
  writeFinished(draftOf.submission(firstRepo), {
    url: 'https://a.example/b',
    menteeComment: 'هذا',
  });
  await visit('/dashboard/outbox');
  expect(await mistakes(() => screen.findByRole('article'))).toEqual([]);
});
