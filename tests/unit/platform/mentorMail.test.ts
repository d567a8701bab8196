import { assert, constantFrom, date, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { brand } from '../../../src/brand.ts';
import { mentorMail } from '../../../src/learning/feedback/mentorMail.ts';
import { mailLink } from '../../../src/lib/links.ts';
import { isAdult } from '../../../src/user/birthDate.ts';
import { taskWith } from '../entities.ts';

const mentor = { name: 'Ngozi Okafor', firstName: ' Ngozi ', email: 'ngozi@mail.example' };
const facts = {
  task: taskWith({ id: 'a1', title: 'Build a shop' }),
  mentor,
  mentee: { name: 'Amina Bello', dob: '2015-01-01T00:00:00.000Z' },
  work: { taskUrl: 'https://git.example/shop', updatedAt: '2026-03-03T12:00:00.000Z' },
};
const submittedWork = 'I submitted “Build a shop” on 3 March 2026:\nhttps://git.example/shop';

test('the email of a stuck mentee has three headings and the task’s address', () => {
  const { address, subject, text } = mentorMail('stuck', { ...facts, work: null });
  expect([address, subject]).toEqual([mentor.email, 'Akada: I am stuck on Build a shop']);
  expect(text.split('\n\n\n')).toEqual([
    `Hello Ngozi,\n\nI am stuck on “Build a shop”:\n${window.location.origin}/dashboard/pending-task/a1\n\nWhat I tried:`,
    'What I expected:',
    'What happened:',
    'Thank you!\n\nAmina Bello\n',
  ]);
});

test('after a week the email asks the mentor, after two the community, for a review', () => {
  const week = mentorMail('waits', facts);
  expect([week.address, week.subject]).toEqual([mentor.email, 'Akada: Build a shop']);
  expect(week.text).toMatch(`Hello Ngozi,\n\n${submittedWork}\n\nIt has no grade yet.`);

  const long = mentorMail('waitsLong', facts);
  expect([long.address, long.copy]).toEqual([brand.email, null]);
  expect(long.text).toMatch(
    `Hello,\n\n${submittedWork}\n\nMy mentor Ngozi Okafor has not graded it yet.`,
  );
  const unknown = { name: 'Your mentor', firstName: '', email: null };
  expect(mentorMail('waitsLong', { ...facts, mentor: unknown }).text).toContain(
    '\n\nMy mentor has not graded it yet.',
  );
});

test('an email of thanks names the task', () => {
  expect(mentorMail('thanks', facts)).toEqual({
    address: mentor.email,
    copy: brand.email,
    subject: 'Akada: thank you for your review of Build a shop',
    text: 'Hello Ngozi,\n\nThank you for your review of “Build a shop”.\n\nAmina Bello\n',
  });
});

test.each([
  ['under 18', '2015-01-01T00:00:00.000Z', brand.email],
  ['of unknown age', null, brand.email],
  ['of age', '1999-10-30T00:00:00.000Z', null],
])('the community gets a copy of the emails of a mentee %s: %s, %s', (_, dob, copy) => {
  for (const situation of ['stuck', 'waits', 'thanks'] as const) {
    const mail = mentorMail(situation, { ...facts, mentee: { name: '', dob } });
    expect(mail.copy).toBe(copy);
    expect(new URL(mailLink(mail)).searchParams.get('cc')).toBe(copy);
  }
});

test('without a mentor’s address the community gets the email, and no copy', () => {
  for (const email of [null, '']) {
    const mail = mentorMail('stuck', { ...facts, mentor: { ...mentor, email } });
    expect([mail.address, mail.copy]).toEqual([brand.email, null]);
    expect(mail.text).toMatch(/^Hello,\n/);
  }
});

/** Returns a text as it arrives. */
const sent = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/\p{Surrogate}/gu, '\ufffd');

test('hostile titles, names, links and addresses add no field, header or person', () => {
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
  const situations = constantFrom('stuck', 'waits', 'waitsLong', 'thanks');
  const given = record({
    title: hostile,
    name: hostile,
    email: hostile,
    mentee: hostile,
    taskUrl: hostile,
  });
  assert(
    property(given, situations, ({ title, name, email, mentee, taskUrl }, situation) => {
      const mail = mentorMail(situation, {
        task: taskWith({ title }),
        mentor: { name, firstName: name, email },
        mentee: { name: mentee, dob: null },
        work: { taskUrl, updatedAt: null },
      });
      const { protocol, pathname, searchParams, hash } = new URL(mailLink(mail));
      const body = searchParams.get('body')?.replaceAll('\r\n', '\n');
      const address = decodeURIComponent(pathname);
      expect({
        protocol,
        hash,
        body,
        isOneLine: !/[\r\n]/.test(address + (searchParams.get('subject') ?? '')),
        isOnePerson: !/[,;?&#]/.test(pathname),
        names: [...searchParams.keys()],
      }).toEqual({
        protocol: 'mailto:',
        hash: '',
        body: sent(mail.text),
        isOneLine: true,
        isOnePerson: true,
        names: [...(mail.address === brand.email ? [] : ['cc']), 'subject', 'body'],
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
