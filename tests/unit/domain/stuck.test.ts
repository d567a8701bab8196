import { assert, boolean, constantFrom, date, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { helpOf, stuckFields, stuckMail } from '../../../src/learning/task/stuck.ts';
import { isAdult } from '../../../src/user/birthDate.ts';
import '../../support/seeded.ts';
import { taskWith } from '../entities.ts';

const taskOf = (title: string) => taskWith({ id: 'a1', title });

const mentor = { firstName: ' Ngozi ', email: 'ngozi@mail.example' };
const mail = {
  task: taskOf('Build a shop'),
  mentor,
  menteeName: 'Amina Bello',
  words: { tried: ' A loop.\nTwice ', expected: '50 & 50 = 100%?', happened: 'NaN' },
  isCopied: false,
};

test('the email has the three headings, the words and the task’s address', () => {
  const { to, text, href } = stuckMail(mail);
  expect(to).toBe(mentor.email);
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe(mentor.email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Akada: I am stuck on Build a shop');
  expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  expect(text.split('\n\n')).toEqual([
    'Hello Ngozi,',
    `I am stuck on “Build a shop”:\n${window.location.origin}/dashboard/pending-task/a1`,
    'What I tried:\nA loop.\nTwice',
    'What I expected:\n50 & 50 = 100%?',
    'What happened:\nNaN',
    'Thank you!\nAmina Bello\n',
  ]);
});

test('a copy is optional, and without a mentor the community gets the email', () => {
  expect(new URL(stuckMail({ ...mail, isCopied: true }).href).searchParams.get('cc')).toBe(
    brand.email,
  );
  for (const unknown of [null, { ...mentor, email: null }, { ...mentor, email: '' }]) {
    const { to, text, href } = stuckMail({ ...mail, mentor: unknown, isCopied: true });
    expect(to).toBe(brand.email);
    expect(text).toMatch(/^Hello,\n/);
    expect(href).toMatch(`mailto:${brand.email}?subject=`);
  }
});

/** A typed text as it arrives. */
const sent = (text: string): string =>
  text
    .trim()
    .replaceAll('\r\n', '\n')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');

test('hostile words, names and addresses add no field, header or person', () => {
  const hostile = oneof(
    string({ unit: 'binary' }),
    constantFrom(
      '\r\nBcc: x@evil.example\r\n\r\nHi',
      '&bcc=x@evil.example',
      '?cc=x@evil.example#',
      '%0D%0ABcc:x@evil.example',
      'x@evil.example,y@evil.example;z@evil.example',
      '\ud800 😀 \udfff',
    ),
  );
  const words = record({ tried: hostile, expected: hostile, happened: hostile });
  const given = record({ title: hostile, name: hostile, email: hostile, mentee: hostile, words });
  assert(
    property(given, boolean(), ({ title, name, email, mentee, ...typed }, isCopied) => {
      const { href } = stuckMail({
        task: taskOf(title),
        mentor: { firstName: name, email },
        menteeName: mentee,
        words: typed.words,
        isCopied,
      });
      const { protocol, pathname, searchParams, hash } = new URL(href);
      const address = decodeURIComponent(pathname);
      const fields = [...(address === brand.email || !isCopied ? [] : ['cc']), 'subject', 'body'];
      const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
      const lost = stuckFields.filter((field) => !body?.includes(sent(typed.words[field])));
      const isOneLine = !/[\r\n]/.test(address + (searchParams.get('subject') ?? ''));
      const isOnePerson = !/[,;?&#]/.test(pathname);
      expect({
        protocol,
        hash,
        lost,
        isOneLine,
        isOnePerson,
        names: [...searchParams.keys()],
      }).toEqual({
        protocol: 'mailto:',
        hash: '',
        lost: [],
        isOneLine: true,
        isOnePerson: true,
        names: fields,
      });
    }),
  );
});

const on = (day: string): Date => new Date(`${day}T12:00:00`);

test('a mentee is of age from the 18th birthday on', () => {
  expect(isAdult('2008-11-25T00:00:00.000Z', on('2026-11-24'))).toBe(false);
  expect(isAdult('2008-11-25T00:00:00.000Z', on('2026-11-25'))).toBe(true);
  expect(isAdult('2008-11-25T00:00:00.000Z', new Date(2026, 10, 24, 23, 59))).toBe(false);
  expect(isAdult('2008-11-25T00:00:00.000Z', new Date(2026, 10, 25, 0, 0))).toBe(true);
  // A leap day has no 18th anniversary, and others must not come of age on one.
  expect(isAdult('2008-02-29T00:00:00.000Z', on('2026-02-28'))).toBe(false);
  expect(isAdult('2008-02-29T00:00:00.000Z', on('2026-03-01'))).toBe(true);
  expect(isAdult('2010-03-01T00:00:00.000Z', on('2028-02-29'))).toBe(false);
  expect(isAdult('2030-01-01T00:00:00.000Z', on('2026-11-25'))).toBe(false);
});

test('a missing or impossible date of birth says nothing about the age', () => {
  for (const dob of [null, '', 'soon', '0001-01-01T00:00:00.000Z', '+012345-01-01T00:00:00.000Z'])
    expect(isAdult(dob, on('2026-11-25'))).toBeNull();
});

test('everybody is of age after the 18th birthday, and nobody before it', () => {
  const day = date({ min: on('1990-01-01'), max: on('2020-01-01'), noInvalidDate: true });
  assert(
    property(day, (born) => {
      const dob = born.toISOString();
      const after = (years: number, days: number) =>
        new Date(born.getFullYear() + years, born.getMonth(), born.getDate() + days, 12);
      expect(isAdult(dob, after(18, 2))).toBe(true);
      expect(isAdult(dob, after(18, -3))).toBe(false);
    }),
  );
});

function briefOf(html: string): Element {
  const brief = document.createElement('div');
  brief.innerHTML = html;
  return brief;
}

const helpIn = (html: string): string | null => helpOf(briefOf(html))?.innerHTML ?? null;

test('the help of a brief is its hints and its helpful sections', () => {
  const hint = '<blockquote><p><strong>Hint:</strong> read it</p></blockquote>';
  expect(helpIn(`<h2>Build</h2><p>Do it.</p>${hint}`)).toBe(hint);
  expect(helpIn('<p>Do it.</p><p>Tip 2: rest.</p><p>Tips are shared.</p>')).toBe(
    '<p>Tip 2: rest.</p>',
  );
  expect(
    helpIn('<h2>Useful links:</h2><p>One</p><h3>More</h3><p>Two</p><h2>Submit</h2><p>A link</p>'),
  ).toBe('<p>One</p><h3>More</h3><p>Two</p>');
  expect(helpIn('<h3>If you get stuck at step 2</h3><ul><li>Rest</li></ul>')).toBe(
    '<ul><li>Rest</li></ul>',
  );
});

test('a hint in a helpful section appears once', () => {
  const hint = '<blockquote><p>Hint: read it</p></blockquote>';
  expect(helpIn(`<h2>Help</h2>${hint}<h3>Hints</h3><div><p>Hint: rest</p></div>`)).toBe(
    `${hint}<h3>Hints</h3><div><p>Hint: rest</p></div>`,
  );
});

test('a brief without help has none', () => {
  for (const html of [
    '',
    '<p>A hint: none</p>',
    '<blockquote>She said: hint</blockquote>',
    '<h2>Help desk form</h2><p>Build it.</p>',
    '<h2>Hints</h2><h2>Submit</h2>',
    '<blockquote> </blockquote>',
  ]) {
    expect(helpIn(html)).toBeNull();
  }
});
