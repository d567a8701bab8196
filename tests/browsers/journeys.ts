import { toTrack } from '../../src/paths.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { amina, ngozi } from '../support/people.ts';
import {
  button,
  dialog,
  field,
  heading,
  link,
  type Person,
  radio,
  summary,
  text,
} from './person.ts';
import type { JourneySite } from './journeySite.ts';

export interface Journey {
  name: string;
  play: (person: Person, site: JourneySite) => Promise<void>;
}

const newcomer = { email: 'ada.obi@akada.example', password: 'three quiet words' };
const work = {
  url: 'https://git.example/ada/first-page',
  comment: 'Every heading is in its place; the list was hard.',
};

const tasksPath = '/dashboard/pending-task';

async function logIn(person: Person, who: { email: string; password: string }): Promise<void> {
  await person.type('Email', who.email);
  await person.type('Password', who.password);
  await person.tap(button('Log in'));
}

async function openMail(person: Person, site: JourneySite, email: string): Promise<void> {
  const sent = async () =>
    (await site.mails()).find(({ recipient }) => recipient === email)?.link ?? null;
  await person.wait(`${email} has mail`, async () => (await sent()) !== null);
  const { pathname, search } = new URL((await sent()) ?? '');
  await person.open(pathname + search);
}

/** Taps a card of a list, and turns its pages until the card is visible. */
async function chooseCard(person: Person, name: RegExp): Promise<void> {
  await person.see(radio(/./));
  while (!(await person.sees(radio(name)))) await person.tap(button('Next page'));
  await person.tap(radio(name));
  await person.see(radio(name), 'true');
}

/** Opens the form of a task that Amina has not submitted, and returns the task's id. */
async function openSubmission(person: Person, site: JourneySite): Promise<string> {
  const task = site.db.get<{ id: string }>(
    `SELECT tasks.id FROM tasks JOIN mentorships USING (trackId) JOIN users ON users.id = menteeId
     WHERE email = ? AND tasks.id NOT IN (SELECT taskId FROM submissions WHERE menteeId = users.id)`,
    [amina.email],
  );
  await person.open(`${tasksPath}/submit/${task?.id}`);
  return task?.id ?? '';
}

const publicPages = [
  ['Our Team', 'The people beside you'],
  ['Events', 'Come as you are'],
  ['Contact Us', 'Talk to us'],
  ['About', 'You do not have to learn alone.'],
] as const;

const publicAndAccount: Journey = {
  name: 'public and account',
  play: async (person, site) => {
    await person.open('/');
    await person.see(heading('Become a developer, with a mentor beside you.'));
    await person.picture('landing');
    // Scrolling down makes the app hydrate the carousel.
    await person.tap(heading('In their own words'));
    await person.tap(button('Next'));
    await person.picture('carousel');
    for (const [name, title] of publicPages) {
      await person.tap(summary('Menu'));
      await person.tap(link(name));
      await person.see(heading(title));
      await person.picture(name);
    }
    await person.press('Back');
    await person.see(heading('Talk to us'));
    for (const [path, title] of [
      ['/privacy', 'Privacy, in plain words'],
      ['/terms', 'Our few rules'],
    ] as const) {
      await person.open(path);
      await person.see(heading(title));
      await person.picture(path.slice(1));
    }
    await person.open('/how-it-works');
    await person.tap(link('Look around as a mentee'));
    await person.see(heading('Pending tasks'));
    await person.picture('example');
    await person.tap(link('Example. Join for free'));
    await person.see(button('get started'));
    await person.open('/no-such-page');
    await person.see(heading('Page not found'));
    // The dashboard requires a login.
    await person.tap(link('Go to dashboard'));
    await person.see(heading('Welcome back'));
    await person.picture('login');
    await person.tap(link('Forgot password?'));
    await person.see(heading('Forgot your password?'));
    await person.type('Email', amina.email);
    await person.tap(button('Send link'));
    await person.see(heading('Request Successful'));
    await person.picture('link sent');
    await openMail(person, site, amina.email);
    await person.type('New password', 'a new quiet word');
    await person.tap(button('Show password'));
    await person.type('Confirm password', 'another word');
    await person.tap(button('Save password'));
    await person.see(text('Passwords must match'));
    await person.picture('new password');
    await person.type('Confirm password', 'a new quiet word');
    await person.tap(button('Save password'));
    await person.see(text('Password Reset Successful'));
    await logIn(person, { ...amina, password: 'a new quiet word' });
    await person.see(button(/^Your account/));
  },
};

const mentee: Journey = {
  name: 'mentee',
  play: async (person, site) => {
    await person.open('/register');
    await person.type('First name', 'Ada');
    await person.type('Last name', 'Obi');
    await person.type('Email', newcomer.email);
    await person.type('Password', newcomer.password);
    await person.type('Confirm password', newcomer.password);
    await person.picture('register');
    await person.tap(button('get started'));
    await person.see(heading(/Registration Successful|Check your email/));
    await openMail(person, site, newcomer.email);
    await person.see(heading('Your email is confirmed'));
    await logIn(person, newcomer);

    await person.see(text('Update your profile to continue'));
    await person.choose('Date of birth', '1999-10-30');
    await person.choose('Gender', 'Female');
    await person.choose('Country', 'Nigeria');
    await person.choose('State', 'Lagos');
    await person.type('Phone number', '0803 123 4567');
    await person.tap(button('Add React'));
    await person.type('Description', 'I learn in the evenings, after work.');
    await person.picture('profile');
    await person.tap(button('Save profile'));
    await person.see(text('Profile succesfully updated'));

    await person.see(dialog('Enroll in a track'));
    await chooseCard(person, /Web development/);
    await person.picture('enroll');
    await person.tap(button('Next'));
    await person.see(heading(/Web development/));
    await person.tap(button('Next'));
    await person.tap(button('Yes'));
    const mentor = site.db.get<{ name: string }>(
      "SELECT firstName || ' ' || lastName AS name FROM users WHERE email = ?",
      [ngozi.email],
    );
    await chooseCard(person, new RegExp(mentor?.name ?? ''));
    await person.picture('mentor');
    await person.tap(button('Enroll'));
    await person.tap(button('Yes'));
    await person.see(heading('Welcome to Web development'));
    await person.tap(link('Go to your dashboard'));
    await person.miss(dialog('Enroll in a track'));
    await person.picture('dashboard');

    await person.tap(link('Tasks'));
    const task = site.db.get<{ id: string; title: string }>(
      `SELECT tasks.id, tasks.title FROM tasks JOIN mentorships USING (trackId)
       JOIN users ON users.id = menteeId WHERE email = ?
       ORDER BY deadline, tasks.createdAt, tasks.rowid LIMIT 1`,
      [newcomer.email],
    );
    await person.picture('tasks');
    await person.tap(link(new RegExp(task?.title.slice(0, 20) ?? '', 'i')));
    await person.see(heading('What you will build'));
    await person.picture('brief');
    await person.tap(link('Submit Task'));
    await person.type('Link to your work', work.url);
    await person.type('Comment', work.comment);
    await person.tap(button('Submit'));
    await person.see(heading(/^Sent to /));
    await person.picture('sent in');
    await person.wait('the service has it', () =>
      site.db
        .all<{ taskUrl: string; menteeComment: string }>(
          `SELECT taskUrl, menteeComment FROM submissions
           JOIN users ON users.id = menteeId WHERE email = ?`,
          [newcomer.email],
        )
        .some(
          (submission) =>
            submission.taskUrl === work.url && submission.menteeComment === work.comment,
        ),
    );
  },
};

const mentor: Journey = {
  name: 'mentor',
  play: async (person, site) => {
    await person.open('/dashboard/mentor/tasks-submissions/');
    await logIn(person, ngozi);
    await person.see(heading('Tasks to grade'));
    await person.see(button('Review next'));
    await person.picture('queue');
    await person.tap(button('Review next'));
    const opened = async () => String(await person.ask('location.search')).slice('?grade='.length);
    await person.wait('a submission is open', async () => (await opened()) !== '');
    const first = await opened();
    await person.tap(button('Show brief'));
    await person.see(heading('What you will build'));
    await person.type('Comment', 'Clear and complete. Next time say why.');
    await person.type('Grade (%)', '84');
    await person.picture('grading');
    await person.tap(button('Grade and next'));
    await person.wait('the next submission is open', async () => {
      const now = await opened();
      return now !== '' && now !== first;
    });
    await person.see(field('Comment'), '');
    await person.picture('next');
    await person.type('Comment', 'Half a sentence');
    await person.press('Escape');
    await person.miss(field('Grade (%)'));
    await person.wait('the service has the grade', () =>
      site.db
        .all<{ gradePercentage: number }>('SELECT gradePercentage FROM submissions WHERE id = ?', [
          first,
        ])
        .some(({ gradePercentage }) => gradePercentage === 84),
    );
    await person.tap(link('Dashboard'));
    await person.see(heading('Mentees'));
    await person.picture('mentees');
  },
};

const session: Journey = {
  name: 'session',
  play: async (person, site) => {
    await person.open('/dashboard/track');
    await logIn(person, { ...amina, password: 'not this one' });
    await person.see(text('Email or Password is incorrect'));
    await person.picture('refused');
    await logIn(person, amina);
    await person.see(heading('Tracks'));

    await openSubmission(person, site);
    await person.type('Link to your work', work.url);
    await person.type('Comment', work.comment);
    await site.expireTokens();
    await person.tap(button('Submit'));
    await person.see(dialog('Log in again to continue'));
    await person.picture('log in again');
    await logIn(person, amina);
    await person.miss(dialog('Log in again to continue'));
    await person.see(text(/^You are logged in again\. Your form was not sent/));
    await person.see(field('Comment'), work.comment);
    await person.picture('logged in again');
    await person.tap(button('Submit'));
    await person.see(heading(/^Sent to /));

    await person.tap(button(/^Your account/));
    await person.tap(button('Logout'));
    await person.see(text(/want to log out/));
    await person.picture('logout');
    await person.tap(button('Yes'));
    await person.see(heading('Welcome back'));
    // Back opens another login page, so its field is empty.
    await person.type('Email', amina.email);
    await person.press('Back');
    await person.see(field('Email'), '');
    await person.open('/dashboard');
    await person.see(heading('Welcome back'));
    const stored = await person.ask('JSON.stringify(localStorage)');
    if (String(stored).includes('eyJ')) throw new Error('A login is left on the device.');
  },
};

const offline: Journey = {
  name: 'offline',
  play: async (person, site) => {
    await person.open(tasksPath);
    await logIn(person, amina);
    await person.see(heading('Tasks'));
    await person.see(text(/^\d+%$|^Grading/));
    await person.open(toTrack('Web development', starterId('track', 'web')));
    await person.see(text(/^Average grade/));
    await person.tap(button(/^Save for offline/));
    await person.see(button('Saved. Remove'));
    await person.picture('saved for offline');

    await person.offline(true);
    await person.open(tasksPath);
    await person.see(text(/^As of \w+ \d+ \w+, \d\d:\d\d/));
    await person.see(heading('Tasks'));
    await person.picture('tasks');
    await person.open('/dashboard/track');
    await person.see(heading('Web development'));
    await person.picture('tracks');
    await openSubmission(person, site);
    await person.type('Link to your work', work.url);
    await person.type('Comment', work.comment);
    await person.tap(button('Submit'));
    await person.see(text(/you wrote is still here/));
    await person.picture('not sent');
    await person.reload();
    await person.see(field('Comment'), work.comment);

    await person.offline(false);
    // The failure above the form disappears with the next retry.
    await person.miss(text('We could not load your submission'));
    await person.tap(button('Submit'));
    await person.see(heading(/^Sent to /));
    await person.picture('sent');
  },
};

const forms: Journey = {
  name: 'forms',
  play: async (person, site) => {
    await person.open('/register');
    await person.tap(button('get started'));
    await person.see(text('5 things to fix'));
    await person.picture('nothing filled in');
    await person.type('First name', 'Ada');
    await person.type('Email', 'no address');
    await person.press('Tab');
    await person.see(text(/valid email/i));
    await person.picture('wrong');

    await person.open('/login');
    await logIn(person, amina);
    await person.see(button(/^Your account/));
    const taskId = await openSubmission(person, site);
    await person.type('Link to your work', 'my first page');
    await person.type('Comment', 'Too short');
    await person.tap(button('Submit'));
    await person.see(text('Enter a valid URL'));
    await person.see(text('Your comment must be 15 characters or more'));
    await person.picture('submission refused');
    await person.type('Comment', work.comment);
    await person.see(text('Draft saved on this device'));
    await person.reload();
    await person.see(field('Link to your work'), 'my first page');
    await person.see(field('Comment'), work.comment);
    await person.see(text(/We restored your draft/));
    await person.picture('draft');
    await person.type('Link to your work', 'git.example/ada/first-page');
    // The advice moves the button.
    await person.see(text('A link begins with https://.'));
    await person.tap(button('Submit'));
    await person.see(text(`Successfully sumitted Task #${taskId}`));

    await person.open('/dashboard/mentee/profile');
    await person.tap(button('Edit profile'));
    await person.choose('Date of birth', '2025-01-01');
    await person.type('Description', ' ');
    await person.tap(button('Save profile'));
    await person.see(text('Too young to be on the platform'));
    await person.see(text('Please input your description!'));
    await person.picture('profile refused');
  },
};

export const journeys: readonly Journey[] = [
  publicAndAccount,
  mentee,
  mentor,
  session,
  offline,
  forms,
];
