// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { landingTracks } from '../../../src/site/landing/Tracks.tsx';
import { isPhoneNumber } from '../http/phone.ts';
import { people } from './people.ts';
import { submissions } from './submissions.ts';
import { tracks } from './tracks.ts';

const folder = (name: string): string => fileURLToPath(new URL(`./${name}/`, import.meta.url));

const stages = tracks.flatMap((track) => track.stages);
const tasks = stages.flatMap((stage) => stage.tasks);
const mentors = people.filter((person) => person.role === 'MENTOR');
const mentees = people.filter((person) => person.role === 'MENTEE');
const trackOfTask = new Map(
  tracks.flatMap((track) =>
    track.stages.flatMap((stage) => stage.tasks.map((task) => [task.key, track.key] as const)),
  ),
);

function mentorFor(mentee: string, task: string): string | undefined {
  const enrolments = people.find(({ key }) => key === mentee)?.enrolments ?? [];
  return enrolments.find(({ track }) => track === trackOfTask.get(task))?.mentor;
}

const toMainMentor = submissions.filter(({ mentee, task }) => mentorFor(mentee, task) === 'ngozi');

const account = (name: string) => people.find(({ email }) => email === `${name}@akada.example`);

const repeated = (keys: string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at);

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

  test('tracks have their own keys and titles', () => {
    expect(repeated(stages.map(({ key }) => key))).toEqual([]);
    expect(repeated(tasks.map(({ key }) => key))).toEqual([]);
    expect(repeated(tasks.map(({ title }) => title))).toEqual([]);
  });

  test('tracks have levels from one upwards, at least once out of order', () => {
    const levels = tracks.map((track) => track.stages.map(({ level }) => level));
    for (const list of levels) {
      expect(list.toSorted((a, b) => a - b)).toEqual(list.map((_, at) => at + 1));
    }
    expect(levels.some((list) => list.some((level, at) => level !== at + 1))).toBe(true);
  });

  test('most stages have courses with a playlist', () => {
    const courses = stages.flatMap(({ course }) => (course ? [course] : []));
    expect(courses.length).toBeGreaterThan(stages.length / 2);
    expect(courses.length).toBeLessThan(stages.length);
    expect(repeated(courses.map(({ playlistUrl }) => playlistUrl))).toEqual([]);
    for (const { playlistUrl } of courses) {
      expect(playlistUrl).toMatch(/^https:\/\/www\.youtube\.com\/playlist\?list=PL[\w-]{16,32}$/);
    }
  });

  test('tracks have past, near and far deadlines', () => {
    const days = tasks.map(({ deadlineInDays }) => deadlineInDays);
    expect(days.filter((day) => day < 0).length).toBeGreaterThanOrEqual(3);
    expect(days.filter((day) => day >= 0 && day <= 2)).toEqual([1]);
    expect(days.filter((day) => day > 2).length).toBeGreaterThan(days.length / 2);
  });
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

describe('people', () => {
  test('people have their own keys, addresses and phone numbers', () => {
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    expect(repeated(people.map(({ email }) => email))).toEqual([]);
    const numbers = people.flatMap(({ phoneNumber }) => (phoneNumber ? [phoneNumber] : []));
    expect(repeated(numbers)).toEqual([]);
    for (const number of numbers) {
      expect(number).toMatch(/^\+2348\d{9}$/);
      expect([number, isPhoneNumber(number)]).toEqual([number, true]);
    }
    for (const { email } of people) expect(email).toMatch(/^[a-z.]{1,50}@akada\.example$/);
  });

  test('people keep to the limits of the API', () => {
    for (const { firstName, lastName, description, technologies } of people) {
      for (const name of [firstName, lastName]) {
        expect(name.length).toBeGreaterThanOrEqual(3);
        expect(name.length).toBeLessThanOrEqual(64);
      }
      expect(description?.length ?? 0).toBeLessThanOrEqual(128);
      for (const technology of technologies ?? []) expect(technology).toMatch(/^.{1,32}$/);
    }
  });

  test('the people are adults and teenagers', () => {
    for (const { dob } of people) {
      expect(dob ?? '2000-01-01').toMatch(/^(19[5-9]\d|200\d)-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
    }
  });

  test('each track has at least four mentors', () => {
    expect(mentors.length).toBeGreaterThanOrEqual(10);
    for (const { key } of tracks) {
      const count = mentors.filter((mentor) => mentor.mentors?.includes(key)).length;
      expect(count).toBeGreaterThanOrEqual(4);
    }
    const known = tracks.map(({ key }) => key);
    for (const mentor of mentors) {
      expect(known).toEqual(expect.arrayContaining(mentor.mentors ?? []));
    }
  });

  test('people enroll with a mentor of the track, and with each mentor once', () => {
    for (const { enrolments = [] } of mentees) {
      expect(repeated(enrolments.map(({ track }) => track))).toEqual([]);
      expect(repeated(enrolments.map(({ mentor }) => mentor))).toEqual([]);
      for (const { track, mentor } of enrolments) {
        expect(mentors.find(({ key }) => key === mentor)?.mentors).toContain(track);
      }
    }
  });

  test('only mentees enroll and only mentors mentor', () => {
    for (const { role, mentors: taught, enrolments } of people) {
      expect(taught !== undefined).toBe(role === 'MENTOR');
      expect(enrolments !== undefined).toBe(role === 'MENTEE');
    }
  });

  test('the main mentor has twelve mentees or more beside Amina', () => {
    const hers = mentees.filter(({ enrolments }) => enrolments?.some((e) => e.mentor === 'ngozi'));
    expect(hers.length).toBeGreaterThanOrEqual(13);
  });

  test('people include the demo accounts', () => {
    expect(account('new.mentee')).toMatchObject({ role: 'MENTEE', enrolments: [] });
    expect(account('mentee')?.enrolments?.map(({ track }) => track)).toEqual(['web', 'design']);
    expect(account('incomplete')).toMatchObject({ role: 'MENTEE', city: null, enrolments: [] });
    expect(account('mentor')).toMatchObject({ role: 'MENTOR', mentors: ['web', 'backend'] });
    expect(account('new.mentor')).toMatchObject({ role: 'MENTOR', mentors: ['mobile'] });
    expect(account('incomplete.mentor')).toMatchObject({ city: null, phoneNumber: null });
    expect(account('admin')).toMatchObject({ role: 'ADMIN' });
    for (const name of ['new.mentee', 'mentee', 'mentor', 'new.mentor']) {
      const { city, country, phoneNumber, dob, description } = account(name) ?? {};
      for (const field of [city, country, phoneNumber, dob, description])
        expect(field).toBeTruthy();
    }
  });
});

describe('submissions', () => {
  test('submissions belong to a task of an enrolled track, once a task', () => {
    for (const { mentee, task } of submissions) {
      expect([mentee, task, mentorFor(mentee, task)]).not.toContain(undefined);
    }
    expect(repeated(submissions.map(({ mentee, task }) => `${mentee}/${task}`))).toEqual([]);
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

  test('submissions have grades that the API accepts', () => {
    for (const { grade } of submissions) {
      if (!grade) continue;
      expect(grade.percentage).toBeGreaterThanOrEqual(0);
      expect(grade.percentage).toBeLessThanOrEqual(100);
      expect(Number(grade.percentage.toFixed(2))).toBe(grade.percentage);
      expect(grade.comment.length).toBeLessThanOrEqual(1024);
    }
  });

  test('the main mentor has at least 34 submissions, a third of them graded', () => {
    expect(toMainMentor.length).toBeGreaterThanOrEqual(34);
    const share = toMainMentor.filter(({ grade }) => grade).length / toMainMentor.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
  });

  test('other mentors have a few submissions, and the new mentor has no submission', () => {
    expect(submissions.length - toMainMentor.length).toBeGreaterThanOrEqual(5);
    const receivers = submissions.map(({ mentee, task }) => mentorFor(mentee, task));
    expect(receivers).not.toContain('ibrahim');
  });

  test('Amina has three graded and two ungraded submissions', () => {
    const hers = submissions.filter(({ mentee }) => mentee === 'amina');
    expect(hers.filter(({ grade }) => grade)).toHaveLength(3);
    expect(hers.filter(({ grade }) => !grade)).toHaveLength(2);
    for (const { task } of hers) expect(trackOfTask.get(task)).toBe('web');
  });

  test.each(['"', "'", '<b>', '&amp;', '🌶'])(
    'submissions include a comment with %s',
    (characters) => {
      expect(submissions.some(({ menteeComment }) => menteeComment.includes(characters))).toBe(
        true,
      );
    },
  );
});

describe('pictures', () => {
  const kinds = [
    { name: 'thumbnails', limit: 6000, used: tracks.map(({ thumbnail }) => thumbnail) },
    { name: 'portraits', limit: 4000, used: people.map(({ photo }) => photo) },
  ];

  test.each(kinds)('all pictures in $name exist and are used', ({ name, used }) => {
    const files = used.flatMap((file) => file ?? []);
    expect(files.toSorted()).toEqual(readdirSync(folder(name)).toSorted());
  });

  test.each(kinds)(
    'pictures in $name are small and load nothing from outside',
    ({ name, limit }) => {
      for (const file of readdirSync(folder(name))) {
        const path = folder(name) + file;
        expect(statSync(path).size).toBeLessThan(limit);
        const text = readFileSync(path, 'utf8').replace('http://www.w3.org/2000/svg', '');
        expect(text).not.toMatch(
          /https?:|url\(|<(script|style|image|text|foreignObject)\b|\son\w+=/i,
        );
        expect(text).not.toMatch(/href="(?!#)/);
      }
    },
  );
});
