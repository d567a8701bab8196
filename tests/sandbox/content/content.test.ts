// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { landingTracks } from '../../../src/site/landing/Tracks.tsx';
import { isPhoneNumber } from '../http/formats.ts';
import { people } from './people.ts';
import { submissions } from './submissions.ts';
import { tracks } from './tracks.ts';

const tasks = tracks.flatMap(({ stages }) => stages.flatMap((stage) => stage.tasks));

describe('tracks', () => {
  test('four tracks have three to five stages each and 28 tasks or more', () => {
    expect(tracks.map(({ key }) => key)).toEqual(['web', 'mobile', 'design', 'backend']);
    for (const track of tracks) {
      expect(track.stages.length).toBeGreaterThanOrEqual(3);
      expect(track.stages.length).toBeLessThanOrEqual(5);
    }
    expect(tasks.length).toBeGreaterThanOrEqual(28);
  });

  test.each(landingTracks)(
    'a track teaches the landing page’s promises for $kind',
    ({ kind, title, skills }) => {
      const track = tracks.find(({ key }) => key === kind);
      const taught = JSON.stringify(track).toLowerCase();
      expect(track?.title).toBe(title);
      const words = skills.join(' ').toLowerCase().match(/\w+/g) ?? [];
      expect(words.filter((word) => !taught.includes(word))).toEqual([]);
    },
  );
});

const ELEMENTS = 'h2 h3 p ul ol li pre code a blockquote strong em table tr th td'.split(' ');

describe.each(tasks)('the brief of $key', ({ html }) => {
  test('the brief has 120 to 300 words', () => {
    const prose = html.replaceAll(/<pre>.*?<\/pre>/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
    const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.length).toBeLessThanOrEqual(300);
  });

  test('the brief explains when the task is done and how to submit', () => {
    expect(html).toMatch(/<h2>What you will (build|do)<\/h2>/);
    expect(html).toMatch(/<h3>(Done means|It answers|Then answer with one query each)<\/h3>/);
    expect(html).toContain('<h3>How to submit</h3>');
    expect(html).toContain('<strong>Hint:</strong>');
  });

  test('the brief has plain elements and https links', () => {
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
});

test('addresses and telephone numbers belong to no one', () => {
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
