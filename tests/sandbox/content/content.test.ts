import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPhoneNumber } from '../http/phones.ts';
import { people } from './people.ts';
import { submissions } from './submissions.ts';
import { tracks } from './tracks.ts';

const ELEMENTS = 'h2 h3 p ul ol li pre code a blockquote strong em table tr th td'.split(' ');

const tasks = tracks.flatMap(({ stages }) => stages.flatMap((stage) => stage.tasks));

test.each(tasks)('the brief of $key has plain elements and https links', ({ html }) => {
  const open: string[] = [];
  for (const [, slash, name = '', rest] of html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    expect(ELEMENTS).toContain(name);
    const opener = slash ? open.pop() : name;
    expect(opener).toBe(name);
    if (!slash) open.push(name);
    expect(rest).toMatch(name === 'a' && !slash ? /^ href="https:\/\/[^"\s]+"$/ : /^$/);
  }
  expect(open).toEqual([]);
});

test('addresses and telephone numbers do not belong to anyone', () => {
  for (const { email, phoneNumber } of people) {
    expect(email).toMatch(/^[a-z.]{1,50}@akada\.example$/);
    if (phoneNumber === null) continue;
    expect(phoneNumber).toMatch(/^\+2348000000\d{3}$/);
    expect(isPhoneNumber(phoneNumber)).toBe(true);
  }
});

test('submissions keep to the limits of a first submission', () => {
  for (const { taskUrl, menteeComment, submittedDaysAgo } of submissions) {
    expect(taskUrl).toMatch(/^(https:\/\/)?[a-z-]+(\.[a-z-]+)*\.example\/\S+$/);
    expect(taskUrl.length).toBeLessThanOrEqual(128);
    expect(menteeComment.length).toBeGreaterThanOrEqual(15);
    expect(menteeComment.length).toBeLessThanOrEqual(128);
    expect(submittedDaysAgo).toBeGreaterThanOrEqual(0);
  }
});

test.each(['thumbnails', 'portraits'])(
  'pictures in %s are small and load nothing from outside',
  (name) => {
    const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
    for (const file of readdirSync(folder)) {
      expect(statSync(folder + file).size).toBeLessThan(6000);
      const text = readFileSync(folder + file, 'utf8').replace('http://www.w3.org/2000/svg', '');
      expect(text).not.toMatch(
        /https?:|url\(|<(script|style|image|text|foreignObject)\b|\son\w+=|href="(?!#)/i,
      );
    }
  },
);
