import {
  allSubmissions,
  paths,
  toBriefs,
  toCertificate,
  toCourse,
  toGrading,
  toMentee,
  toSubmitTask,
  toTask,
  toTrack,
} from '../../src/config/paths.ts';
import { DEMO_PASSWORD as password } from '../sandbox/services/passwords.ts';
import {
  all,
  askMentor,
  askTrack,
  chooseMentor,
  chooseTrack,
  enroll,
  fails,
  follow,
  largeText,
  openMailedLink,
  press,
  readBefore,
  unfold,
  reload,
  search,
  see,
  seeHeading,
  seePicture,
  seeStages,
  sentAgain,
  takeAlong,
  visit,
  wrongPhoto,
  write,
} from './acts.ts';
import type { Scene } from './scene.ts';
import { ids, people } from './world.ts';

type State = Omit<Scene, 'screen' | 'path' | 'state'> & { path?: string };

/** The states of one screen; `also` applies to all of them. */
const screen = (
  name: string,
  path: string,
  states: Record<string, State>,
  also: State = {},
): Scene[] =>
  Object.entries(states).map(([state, scene]) =>
    Object.assign({ screen: name, state, path }, also, scene),
  );

const enlarged = { enlarged: true, widths: [1280] } as const;
const onScreen = { screenOnly: true } as const;
const phoneOnly = { ...onScreen, widths: [360] } as const;
const someone = { Email: 'amaka@akada.example', Password: 'a quiet word' };
const goodWork = {
  'Link to your work': 'https://github.com/amaka/ajo-calculator',
  Comment: 'The sum is right for every month; the layout was hard.',
};

/** Words that no other scene sends: what equals the submission is no draft. */
const draft = all(
  write({ ...goodWork, Comment: 'The table is new, and the sum is right for every month.' }),
  see('Draft saved on this device'),
);

const sendWork = all(write(goodWork), press('Submit'), see('Successfully'));

/** Delays the answer of one call, to show what is there until then. */
const waitingFor = (path: string, show: NonNullable<Scene['show']>): State => ({
  before: all(
    async ({ service }) => service.faults({ slowMs: 30_000 }),
    fails('GET', path, 'slow'),
  ),
  unsettled: true,
  show,
});
const loginOf = (email: string, word: string = password) =>
  all(write({ Email: email, Password: word }), press('Log in'));

const publicScreens: Scene[] = [
  ...screen('Landing', paths.home, {
    'first visit': {},
    'text twice as large': { ...enlarged, show: largeText },
    'menu open': { ...phoneOnly, show: press('Open menu') },
  }),
  ...screen('Team', paths.team, { all: {} }),
  ...screen('Events', paths.events, { all: {} }),
  ...screen('About', paths.about, { all: {} }),
  ...screen('Contact', paths.contact, { all: {} }),
  ...screen('Privacy', paths.privacy, { all: {} }),
  ...screen('Terms', paths.terms, { all: {} }),
  ...screen('Not found', '/no-such-page', { all: {} }),
];

const accountScreens: Scene[] = [
  ...screen('Register', paths.register, {
    empty: {},
    'all wrong': {
      show: all(
        write({ 'First name': 'A', Email: 'amaka', Password: '123' }),
        press('get started'),
      ),
    },
    'address taken': {
      show: all(
        write({
          'First name': 'Amaka',
          'Last name': 'Eze',
          Email: people.mentee,
          Password: 'a quiet word',
          'Confirm password': 'a quiet word',
        }),
        press('Show password', 'get started'),
        see('There is already an account with'),
      ),
    },
  }),
  ...screen('Login', paths.login, {
    empty: {},
    'nothing filled in': { show: press('Log in') },
    'wrong password': { show: all(loginOf(people.mentee, 'wrong'), see('incorrect')) },
    'ended, and no answer': {
      as: people.mentee,
      path: toTrack('web', ids.web),
      before: readBefore(toTrack('web', ids.web)),
      show: all(loginOf(people.mentee), see('can be read on this device')),
    },
    'second wrong password': {
      show: all(
        loginOf(people.twice, 'wrong'),
        see('incorrect'),
        loginOf(people.twice, 'wronger'),
        see('That was the second wrong password'),
      ),
    },
    'not confirmed': { show: all(loginOf(people.unconfirmed), see('not confirmed yet')) },
    locked: { show: all(loginOf(people.locked), see('This account is locked')) },
    deactivated: {
      show: all(loginOf(people.deactivated), see('This account is not let in')),
    },
    'service down': {
      before: fails('POST', '/api/auth/login', 'drop', 10),
      show: all(loginOf(people.mentee), see(/network|connection/i)),
    },
  }),
  ...screen('Draft form', paths.draftForm, { empty: {} }),
  ...screen('Mail sent', paths.emailSent, {
    'by its address': {},
    'after a registration': {
      path: paths.register,
      show: all(
        write({
          'First name': 'Amaka',
          'Last name': 'Eze',
          ...someone,
          'Confirm password': 'a quiet word',
        }),
        press('get started'),
        seeHeading('Check your email'),
      ),
    },
    'after a request to reset': {
      path: paths.forgotPassword,
      show: all(
        write({ Email: people.done }),
        press('Send the link'),
        seeHeading('Request Successful'),
      ),
    },
  }),
  ...screen('Confirm email', paths.confirmEmail, {
    'link not complete': {},
    'wrong token': { path: `${paths.confirmEmail}?token=nonsense&email=${people.unconfirmed}` },
    'service fails': {
      before: fails('POST', '/api/auth/confirm-email', '500', 3),
      path: `${paths.confirmEmail}?token=nonsense&email=${people.locked}`,
    },
    confirmed: {
      show: all(
        openMailedLink('send-email-confirmation-token', people.unconfirmed, paths.confirmEmail),
        seeHeading('Your email is confirmed'),
      ),
    },
  }),
  ...screen('Forgot password', paths.forgotPassword, {
    empty: {},
    'nothing filled in': { show: press('Send the link') },
    'mail under way': {
      before: fails('POST', '/api/auth/send-password-reset-token', '500'),
      show: all(
        write({ Email: people.done }),
        press('Send the link'),
        see('already be on its way'),
      ),
    },
  }),
  ...screen('Choose a new password', paths.resetPassword, {
    'link not complete': {},
    empty: { path: `${paths.resetPassword}?token=nonsense&email=${people.done}` },
    'link has ended': {
      path: `${paths.resetPassword}?token=nonsense&email=${people.done}`,
      show: all(
        write({ 'New password': 'a quiet word', 'Confirm password': 'a quiet word' }),
        press('Save the password'),
        see('This link does not work any more'),
      ),
    },
  }),
];

const wizardScreens = screen(
  'Enroll wizard',
  paths.dashboard,
  {
    '1 tracks': { show: see('Which track do you want to learn?') },
    '1 track chosen': { show: chooseTrack },
    '2 stages': { show: seeStages },
    '2 sure': { show: askTrack },
    '3 mentor chosen': { show: chooseMentor },
    '3 sure': { show: askMentor },
    '4 failed': {
      before: fails('POST', `/api/tracks/${ids.web}/enroll`, '500'),
      show: all(enroll, seeHeading('failed')),
    },
    '4 succeeded': {
      as: people.enrolling,
      show: all(enroll, seeHeading('Welcome to Web development')),
    },
  },
  { ...onScreen, as: people.newMentee },
);

const menteeScreens: Scene[] = [
  ...screen(
    'Dashboard',
    paths.dashboard,
    {
      'in the middle': {},
      'welcome dismissed': {
        show: all(press('Dismiss the welcome'), see('Hello, ')),
      },
      'new mentee, wizard closed': { as: people.newMentee, show: press('Close') },
      'a track of no tasks': { as: people.noTasks },
      'everything sent': { as: people.done },
      'long names and titles': { as: people.longMentee },
      admin: { as: people.admin },
      'mentors could not be loaded': { before: fails('GET', '/api/profile/mentors', '500', 6) },
      loading: waitingFor('/api/tasks', see('Welcome to')),
      'text twice as large': { ...enlarged, show: largeText },
    },
    { as: people.mentee },
  ),
  ...screen(
    'Tasks',
    paths.tasks,
    {
      'in the middle': {},
      'a track of no tasks': { as: people.noTasks },
      'no track': { as: people.newMentee },
      'everything sent': { as: people.done },
      'long names and titles': { as: people.longMentee },
      loading: waitingFor('/api/tasks', seeHeading('Tasks')),
      'could not be loaded': { before: fails('GET', '/api/tasks', '500', 6) },
      'some could not be checked': {
        before: fails('GET', `/api/tasks/${ids.pending}/submissions`, '500', 6),
      },
      'grading, graded': { ...onScreen, show: all(press('/^Grading/'), see('Your link')) },
      'grading, long words': {
        ...onScreen,
        as: people.longMentee,
        show: all(press('/^Grading/'), see('Your link')),
      },
    },
    { as: people.mentee },
  ),
  ...screen(
    'Task',
    toTask(ids.pending),
    {
      pending: {},
      overdue: { path: toTask(ids.overdue), show: see('you can still hand it in') },
      'could not be checked': {
        before: fails('GET', `/api/tasks/${ids.pending}/submissions`, '500', 6),
        show: see('We could not check whether you have sent it in.'),
      },
      'waiting for its grade': { path: toTask(ids.waiting), show: see('not graded yet') },
      graded: { path: toTask(ids.graded), show: see('Graded 88%') },
      'long titles and words': { as: people.longMentee, path: toTask(ids.longTask) },
      'without a brief': {
        as: people.done,
        path: toTask(ids.bareTask),
        show: see('This task has no description yet'),
      },
      'sent before': {
        as: people.submitting,
        path: toSubmitTask(ids.pending),
        show: all(
          sendWork,
          visit(toSubmitTask(ids.pending)),
          sendWork,
          visit(toTask(ids.pending)),
          unfold('What you sent before'),
        ),
      },
      'not there': { path: toTask('ffffffffffffffffffffffff') },
      'address cut short': { path: toTask('ffff') },
      loading: waitingFor('/api/tasks', see('Back to tasks')),
    },
    { as: people.mentee },
  ),
  ...screen(
    'Share',
    `${paths.share}?text=${encodeURIComponent('My work: https://github.com/amina/first-repo')}`,
    {
      'open tasks': { show: see('Find a task') },
      'nothing found': {
        show: all(write({ 'Find a task': 'zzz' }), see('has these words in its name')),
      },
      'another link in the draft': {
        path: toSubmitTask(ids.overdue),
        show: all(
          write({ 'Link to your work': 'https://github.com/amina/another-one' }),
          see('Draft saved'),
          visit(`${paths.share}?url=https://github.com/amina/first-repo`),
          press('/^Your first repository/'),
          see('holds another link'),
        ),
      },
      'no link': { path: `${paths.share}?text=my%20work` },
      'no track': { as: people.newMentee },
      'long titles': { as: people.longMentee },
      admin: { as: people.admin },
    },
    { as: people.mentee },
  ),
  ...screen(
    'Submit',
    toSubmitTask(ids.pending),
    {
      empty: {},
      'all wrong': {
        show: all(write({ 'Link to your work': 'my page', Comment: 'short' }), press('Submit')),
      },
      'link advice': {
        show: all(
          write({ 'Link to your work': 'https://github.com/amina/a/settings/pages' }),
          see('Do you mean this one?'),
        ),
      },
      'link advice, no correction': {
        show: all(
          write({ 'Link to your work': 'http://127.0.0.1:5500/index.html' }),
          see('only on your own device'),
        ),
      },
      'draft kept': { show: draft },
      'draft restored': { show: all(draft, reload) },
      refused: {
        before: fails('POST', `/api/tasks/${ids.pending}/submissions`, '500'),
        show: all(write(goodWork), press('Submit'), see('was not sent')),
      },
      'no answer': {
        before: fails('POST', `/api/tasks/${ids.pending}/submissions`, 'drop', 10),
        show: all(write(goodWork), press('Submit'), see('may have arrived')),
      },
      'for the second time': { path: toSubmitTask(ids.graded) },
      'of another track': { path: toSubmitTask(ids.otherTrack) },
      'long titles': { as: people.longMentee, path: toSubmitTask(ids.longTask) },
      admin: { as: people.admin },
      sent: {
        as: people.submitting,
        path: paths.tasks,
        show: all(visit(toSubmitTask(ids.pending)), sendWork, see('Next task')),
      },
      'sent, next task not known': { as: people.submitting, show: sendWork },
      'sent, long titles': {
        as: people.longMentee,
        path: paths.tasks,
        show: all(visit(toSubmitTask(ids.longTask)), sendWork, see('Next task')),
      },
    },
    { as: people.mentee },
  ),
  ...screen('Tracks', paths.tracks, {
    all: { as: people.mentee },
    'could not be loaded': { as: people.mentee, before: fails('GET', '/api/tracks', '500', 6) },
    'stages could not be loaded': {
      as: people.mentee,
      before: fails('GET', '/api/stages', '500', 6),
      show: see('The stages of these tracks could not be shown'),
    },
    loading: { as: people.mentee, ...waitingFor('/api/tracks', seeHeading('Tracks')) },
  }),
  ...screen(
    'Track',
    toTrack('web', ids.web),
    {
      stages: {},
      'stages open': {
        show: all(
          see('You are here'),
          press('/^Show 3 tasks of Pages/', '/^Show 2 tasks of Git/'),
          see('Graded 88%'),
        ),
      },
      'to be taken along': {
        ...onScreen,
        show: all(see('Average grade'), press('Take it with you'), see('This cannot come along')),
      },
      'taken along': {
        ...onScreen,
        show: all(
          see('Average grade'),
          press('Take it with you'),
          see('This cannot come along'),
          takeAlong,
          see('This is here'),
        ),
      },
      'read without a login': {
        before: readBefore(toTrack('web', ids.web)),
        show: all(
          loginOf(people.mentee),
          see('can be read on this device'),
          follow('Read without a login'),
          see('Reading without a login'),
        ),
      },
      'long titles, open': {
        as: people.longMentee,
        path: toTrack('long', ids.longTrack),
        show: all(see('You are here'), press('/^Show 4 tasks/'), see('Sent in, not graded yet')),
      },
      'no stages': { path: toTrack('data', ids.emptyTrack) },
      'every task graded': { as: people.done, path: toTrack('first', ids.bareTrack) },
      'not one of mine': { as: people.done },
      'long titles': { as: people.longMentee, path: toTrack('long', ids.longTrack) },
      'progress on its way': waitingFor('/api/tasks', see('Looking up your progress')),
    },
    { as: people.mentee },
  ),
  ...screen(
    'Certificate',
    toCertificate('first', ids.bareTrack),
    {
      'every task graded': { as: people.done },
      'long names and titles': {
        as: people.longDone,
        path: toCertificate('long', ids.longTrack),
      },
      'square picture': {
        ...onScreen,
        as: people.done,
        show: all(press('Share as a picture'), seePicture(/^Certificate of completion/)),
      },
      'tasks missing': { path: toCertificate('web', ids.web) },
      'long titles, missing': { as: people.longMentee, path: toCertificate('long', ids.longTrack) },
      'a track of no tasks': { as: people.noTasks, path: toCertificate('data', ids.emptyTrack) },
      'not one of mine': {},
    },
    { as: people.mentee },
  ),
  ...screen(
    'All tasks of a track',
    toBriefs('web', ids.web),
    { all: {}, 'long titles': { as: people.longMentee, path: toBriefs('long', ids.longTrack) } },
    { as: people.mentee },
  ),
  ...screen(
    'Course',
    toCourse('html', ids.course),
    { all: {}, 'not there': { path: toCourse('none', 'ffffffffffffffffffffffff') } },
    { as: people.mentee },
  ),
  ...screen(
    'Mentor',
    paths.menteeMentor,
    {
      'two mentors': {},
      'one, long names': { as: people.longMentee },
      none: { as: people.newMentee },
      admin: { as: people.admin },
    },
    { as: people.mentee },
  ),
];

/** The service's list of numbers is older than this one. */
const refuseNumber = all(
  write({ 'Phone number': '0911 234 5678' }),
  press('Save profile'),
  see('+234 911 234 5678 was not taken'),
);
const saveWithoutNumber = all(
  refuseNumber,
  press('Save without this number'),
  seeHeading('Dashboard'),
  visit(paths.menteeProfile),
  see('no phone number for now'),
);

const profileScreens: Scene[] = [
  ...screen('Profile', paths.menteeProfile, {
    mentee: { as: people.mentee },
    mentor: { as: people.mentor, path: paths.mentorProfile },
    'long names': { as: people.longMentee },
    'without a refused number': { as: people.noNumber, show: saveWithoutNumber },
    admin: { as: people.admin },
  }),
  ...screen('Profile editor', paths.menteeProfile, {
    'incomplete mentee': { as: people.incomplete },
    'incomplete mentor': { as: people.incompleteMentor, path: paths.mentorProfile },
    'with errors': {
      as: people.incomplete,
      show: all(write({ 'First name': '', 'Date of birth': '2024-01-01' }), press('Save profile')),
    },
    filled: { as: people.mentee, show: all(press('Edit profile'), see('What you work with')) },
    'number refused': { as: people.noNumber, show: refuseNumber },
    'number left out': {
      as: people.noNumber,
      show: all(
        saveWithoutNumber,
        press('Edit profile'),
        see('so your profile is saved without it'),
      ),
    },
    'wrong photo': {
      as: people.mentee,
      show: all(press('Edit profile'), see('What you work with'), wrongPhoto),
    },
    'discard?': {
      ...onScreen,
      as: people.mentee,
      show: all(
        press('Edit profile'),
        write({ 'First name': 'Ami' }),
        press('Cancel'),
        see('Discard your changes'),
      ),
    },
  }),
];

const mentorScreens: Scene[] = [
  ...screen(
    'Mentees',
    paths.mentees,
    {
      some: {},
      none: { as: people.newMentor },
      'long names': { as: people.longMentor },
      'all who need me': { show: press('/^Show all/') },
      'each needs me for another reason': { as: people.needed, show: press('/^Show all/') },
      'nobody needs me': { as: people.caughtUp },
      'nothing found': { path: `${paths.mentees}?q=nobody` },
      admin: { as: people.admin },
      loading: waitingFor('/api/profile/mentees', seeHeading('Mentees')),
      'counting who needs me': waitingFor(
        '/api/mentors/submissions',
        see('mentees learn with you'),
      ),
      'submissions could not be loaded': {
        before: fails('GET', '/api/mentors/submissions', '500', 6),
      },
    },
    { as: people.mentor },
  ),
  ...screen(
    'Mentee of a mentor',
    toMentee(ids.amina),
    {
      work: {},
      'long names': { as: people.longMentor, path: toMentee(ids.longMentee) },
      'not one of mine': { path: toMentee('ffffffffffffffffffffffff') },
    },
    { as: people.mentor },
  ),
  ...screen(
    'Submissions',
    paths.submissions,
    {
      queue: {},
      all: { path: allSubmissions },
      graded: { path: `${paths.submissions}?state=graded` },
      'all of these are graded': { path: `${paths.submissions}?q=amina+jollof` },
      'nothing found': { path: `${paths.submissions}?q=nobody` },
      'filters open': { ...phoneOnly, show: unfold('Filter and search') },
      none: { as: people.newMentor },
      'all caught up': { as: people.caughtUp },
      'long names and titles': { as: people.longMentor, path: allSubmissions },
      admin: { as: people.admin },
      loading: waitingFor('/api/mentors/submissions', seeHeading('Tasks to grade')),
      'could not be loaded': { before: fails('GET', '/api/mentors/submissions', '500', 6) },
    },
    { as: people.mentor },
  ),
  ...screen(
    'Gradebook',
    paths.gradebook,
    {
      grades: {},
      'a mentee unfolded': { ...phoneOnly, show: unfold('Bukola Adeleke') },
      'a stage known': {
        path: toGrading(ids.submission),
        show: all(
          press('Show the task’s brief'),
          seeHeading('What you will build'),
          visit(paths.gradebook),
          see('Stage of'),
        ),
        widths: [820, 1280],
      },
      'what waits': { path: `${paths.gradebook}?show=waiting&sort=-mean` },
      quiet: { path: `${paths.gradebook}?show=quiet` },
      'nothing found': { path: `${paths.gradebook}?q=nobody` },
      'long names and titles': { as: people.longMentor },
      none: { as: people.newMentor },
      admin: { as: people.admin },
      loading: waitingFor('/api/mentors/submissions', seeHeading('Gradebook')),
      'mentees could not be loaded': { before: fails('GET', '/api/profile/mentees', '500', 6) },
      'could not be loaded': { before: fails('GET', '/api/mentors/submissions', '500', 6) },
    },
    { as: people.mentor },
  ),
  ...screen(
    'Grading dialog',
    toGrading(ids.submission),
    {
      empty: {},
      errors: { show: press('Send grade') },
      'brief open': {
        show: all(press('Show the task’s brief'), seeHeading('What you will build')),
      },
      'graded before': { path: toGrading(ids.gradedSubmission) },
      'sent again': {
        path: toGrading(ids.gradedSubmission),
        show: sentAgain(ids.gradedSubmission),
      },
      'done means': { show: all(unfold('Done means'), see('Tapping a label')) },
      'earlier grades': { show: unfold('Earlier grades') },
      'own comments': { show: unfold('Saved comments') },
      'checklist written': {
        show: all(unfold('Checklist'), press('Write a checklist for this task')),
      },
      'long names and words': { as: people.longMentor, path: toGrading(ids.longSubmission) },
      refused: {
        before: fails('POST', '/api/mentors/grade', '500'),
        show: all(
          write({ Comment: 'Well done, and clear.', 'Grade (%)': '84' }),
          press('Send grade'),
        ),
      },
      'leave?': {
        show: all(write({ Comment: 'Well done' }), press('Close'), see('Leave without grading?')),
      },
      'not there': { path: toGrading('ffffffffffffffffffffffff') },
    },
    { ...onScreen, as: people.mentor },
  ),
];

const finishWork = all(
  fails('POST', '/api/tasks', '500'),
  write(goodWork),
  press('Submit'),
  see('It waits in your outbox'),
);
const finishGrade = all(
  fails('POST', '/api/mentors/grade', '500'),
  write({ Comment: 'Well done, and clear.', 'Grade (%)': '84' }),
  press('Send grade'),
  see('It waits in your outbox'),
);

const outboxScreens: Scene[] = [
  ...screen(
    'Outbox',
    toSubmitTask(ids.pending),
    {
      'work waits': { show: all(finishWork, visit(paths.outbox), see('Send it')) },
      sent: {
        show: all(finishWork, visit(paths.outbox), press('Send it'), see(/^Sent at/)),
      },
      'not sent again': {
        show: all(
          finishWork,
          visit(paths.outbox),
          fails('POST', '/api/tasks', '500'),
          press('Send it'),
          see('It waits here'),
        ),
      },
      banner: {
        ...onScreen,
        show: all(finishWork, visit(paths.dashboard), see('1 finished thing waits')),
      },
      nothing: { path: paths.outbox },
    },
    { as: people.mentee },
  ),
  ...screen(
    'Outbox',
    toGrading(ids.submission),
    {
      'a grade waits': { show: all(finishGrade, visit(paths.mentorOutbox), see('Send it')) },
      'a grade waits, long names': {
        as: people.longMentor,
        path: toGrading(ids.longSubmission),
        show: all(finishGrade, visit(paths.mentorOutbox), see('Send it')),
      },
      'said at the desk': { ...onScreen, show: finishGrade },
    },
    { as: people.mentor },
  ),
];

const shellScreens: Scene[] = [
  ...screen(
    'Shell',
    paths.dashboard,
    {
      'menu open': { ...phoneOnly, show: press('Open the menu') },
      'menu open, admin': { ...phoneOnly, as: people.admin, show: press('Open the menu') },
      'menu open, mentor': {
        ...phoneOnly,
        as: people.mentor,
        path: paths.submissions,
        show: press('Open the menu'),
      },
      'log out?': { widths: [1280], show: all(press('Logout'), seeHeading('log out')) },
      'log out? on a phone': {
        ...phoneOnly,
        show: all(press('Open the menu', 'Logout'), seeHeading('log out')),
      },
      'clear this device?': {
        path: toSubmitTask(ids.pending),
        show: all(
          draft,
          press('/^Your account/', 'Clear this device'),
          seeHeading('Clear this device?'),
        ),
      },
      'report a problem': {
        show: all(press('/^Your account/', 'Report a problem'), see('Your report')),
      },
      settings: { show: all(press('/^Your account/', 'Settings'), see('What this device keeps')) },
      'settings, a draft': {
        path: toSubmitTask(ids.pending),
        show: all(
          draft,
          press('/^Your account/', 'Settings', 'Delete these drafts'),
          seeHeading('Delete your drafts?'),
        ),
      },
      'settings, clear?': {
        ...phoneOnly,
        show: all(
          press('/^Your account/', 'Settings', 'Clear all but my drafts'),
          seeHeading('Clear what this device keeps?'),
        ),
      },
      search: { show: search('') },
      'search, results': { path: paths.tasks, show: search('form') },
      'search, nothing': { show: search('zzz') },
      'bell, mentee': { show: press('/^Notifications/') },
      'bell, mentor': {
        as: people.mentor,
        path: paths.submissions,
        show: press('/^Notifications/'),
      },
      'bell, long titles': { as: people.longMentee, show: press('/^Notifications/') },
      'bell, nothing': { as: people.noTasks, show: press('/^Notifications/') },
      'account menu': { show: press('/^Your account/') },
      'account menu, long name': { as: people.longMentee, show: press('/^Your account/') },
      'log in again': {
        path: toSubmitTask(ids.pending),
        show: all(
          write(goodWork),
          async ({ service }) => service.expireTokens(),
          press('Submit'),
          see('Log in again to go on'),
        ),
      },
      'no connection': {
        path: toSubmitTask(ids.pending),
        before: fails('POST', `/api/tasks/${ids.pending}/submissions`, 'drop', 10),
        show: all(write(goodWork), press('Submit'), see('No connection at the moment')),
      },
      'profile on its way': waitingFor('/api/profile', see('Doing some background work')),
      'profile could not be loaded': { before: fails('GET', '/api/profile', '500', 6) },
      'too many requests': { before: fails('GET', '/api/tasks', '429', 6) },
    },
    { ...onScreen, as: people.mentee },
  ),
  ...screen('Shell, no such page', '/dashboard/no-such-page', { all: { as: people.mentee } }),
];

/** Every screen in every state. */
export const scenes: readonly Scene[] = [
  ...publicScreens,
  ...accountScreens,
  ...wizardScreens,
  ...menteeScreens,
  ...profileScreens,
  ...mentorScreens,
  ...outboxScreens,
  ...shellScreens,
];
