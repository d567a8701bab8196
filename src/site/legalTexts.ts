import { brand } from '../brand.ts';
import { wordsOfBox } from '../lib/boxKinds.ts';
import { youngLearnersAnchor } from '../paths.ts';
import { reportTexts } from './frame/reportTexts.ts';

interface LegalItem {
  name: string;
  /** The address to which the name leads. */
  href?: string;
  text: string;
  /** The storage keys of the item, which `tests/house/privacy.test.ts` compares with the code. */
  keys?: readonly string[];
}

export interface LegalPart {
  /** The fragment of the part's address. */
  id?: string;
  heading: string;
  items?: readonly LegalItem[];
  paragraphs: readonly string[];
}

export interface LegalDocument {
  title: string;
  description: string;
  heading: string;
  lead: string;
  parts: readonly LegalPart[];
}

/** Everything that the browser stores. New storage must be added here. */
export const storedData: readonly LegalItem[] = [
  {
    name: 'Your login',
    text: `the proof that you are logged in (${brand.storagePrefix}_token), and when it expires (expirationDate). When you log out, only the number of your account stays (${brand.storagePrefix}_left), so that other tabs can delete what they have about you. We delete it when someone opens the login page at least a minute later.`,
    keys: ['token', 'expirationDate', 'left:'],
  },
  {
    name: 'Your drafts',
    text: `what you typed, chose or ticked and have not sent: ${wordsOfBox('draft')}. They stay on this device until you send or delete them, or log out.`,
    keys: ['box:'],
  },
  {
    name: 'Earlier versions of your work',
    text: `${wordsOfBox('version')}. Your account keeps only the latest version. We delete the earlier one when you log out.`,
  },
  {
    name: 'Pages you opened',
    text: `your profile, tracks, tasks, courses, work, grades, comments and mentors (${brand.storagePrefix}_responses). For mentors: their mentees, with photos, email addresses and work. Tracks saved for offline are included. This is why pages open at once, even offline. Mentees can read their tasks and feedback offline even after their login expires. We delete them when you log out, when someone else logs in, or when you come back after more than 30 days without a track saved for offline.`,
    keys: ['responses'],
  },
  {
    name: 'What you have seen',
    text: `${wordsOfBox('seen')}. We delete this when you log out.`,
  },
  {
    name: 'This tab only',
    text: 'the link from an email until you use it, tasks you opened, and an email address you registered or asked for an email with. The address stays until you close the tab. If the phone is not yours, tick the box when you log in. Everything on this list then stays in that one tab, and is gone when you close it or log out.',
    keys: ['link:', 'borrowed'],
  },
  {
    name: 'Settings of this device',
    text: `colours (${brand.storagePrefix}_theme), text size, data saving, keyboard shortcuts, and how many requests this device made in the last 15 minutes (${brand.storagePrefix}_allowance). They say nothing about you, and stay when you log out. So do the pages and scripts of this site.`,
    keys: ['theme', 'briefs', 'save-data', 'letterKeys', 'allowance'],
  },
  {
    name: 'To delete all of this',
    text: 'use “Clear this device and log out” in the account menu. “Settings” shows what is saved and deletes parts of it. Drafts of other people who use this device stay.',
  },
];

export const privacyText: LegalDocument = {
  title: 'Privacy',
  description: `The data that ${brand.name} and your browser store about you, and how to delete it.`,
  heading: 'Privacy, in plain words',
  lead: 'We ask only for what we need to teach you. No advertising, no trackers, no analytics.',
  parts: [
    {
      heading: 'Our promises',
      paragraphs: [
        'Your drafts are not lost. They stay on this device until you send them, delete them or log out.',
        'We send something in your name only when you press the button for it.',
        'After you log out, the next person on this device sees none of your work.',
        'You can clear this device at any time. We first show you what you have not sent yet.',
        'We show your mentor only what they need for your work.',
      ],
    },
    {
      heading: 'Data you give us',
      paragraphs: [
        'To create an account: your first and last name, your email address and a password.',
        'In your profile: your country, state, phone number, date of birth and gender, a few words about yourself, the technologies you know and, if you want one, a photo.',
        'Shown to your mentor: your first and last name, photo, email address, technologies and description. Not shown to your mentor: your date of birth, gender, country, state and phone number.',
        'Shown to your mentees, if you are a mentor: your first and last name, photo, email address, country, state, technologies and description. Not shown to your mentees: your date of birth, gender and phone number.',
        'Our service also sends your gender and phone number, and a mentee’s country and state, to the other person’s browser. These pages do not show or save them there.',
        'Anyone who knows your email address can read your name, description, state, country, gender, technologies and tracks from our service, even without an account. So write nothing there that you would not tell a stranger.',
        'If you are a mentor, we also send your email address and phone number to the browser of everyone who looks for a mentor. These pages do not show the phone number.',
        `The people who run ${brand.name} can read everything in your account, including your date of birth, phone number, submissions and grades.`,
        'While you learn: the track and mentor you choose, the links and comments you submit, and the grades and comments you get.',
      ],
    },
    {
      id: youngLearnersAnchor,
      heading: 'For young learners and parents',
      paragraphs: [
        'Children can learn here from the age of six. A mentor needs your work and your name, not your phone number or your address.',
        `You and your mentor can email each other. The links on these pages copy each email to ${brand.email}, so that you are never alone in a conversation. Please do not remove that address. If you are 18 or older, our links about a task send no copy.`,
        `Parents and guardians: you can look at the tasks and comments together with your child. To see, correct or delete your child’s data, or to say no to a photo, write to ${brand.email}.`,
        `${reportTexts.heading} ${reportTexts.text} Our address is ${brand.email}. ${reportTexts.danger}`,
      ],
    },
    {
      heading: 'Data that this browser stores',
      items: storedData,
      paragraphs: [
        'A task in a tab’s history is deleted when someone goes back to it after you log out. If your login only expires, your drafts stay for you.',
        'We set no cookies. On a shared computer, log out when you are done.',
      ],
    },
    {
      heading: 'Who we share your data with',
      paragraphs: [
        'These pages load no fonts, scripts or pictures from other companies. Your data goes only to our own computers.',
        'A course page may have a video from a video site. It loads only when you open it, and that site then sees your visit.',
        'Links to the chat, to social networks and to learners’ work open other sites, which have their own rules.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You can correct your profile at any time. To see all the data we have about you, or to have it deleted, write to ${brand.email} from the address you registered with.`,
        'You can also complain to the Nigeria Data Protection Commission.',
      ],
    },
  ],
};

export const termsText: LegalDocument = {
  title: 'Terms of use',
  description: `The few rules of learning and mentoring with ${brand.name}.`,
  heading: 'Our few rules',
  lead: 'Be kind, do your own work, and tell us when something is wrong.',
  parts: [
    {
      heading: 'What you get',
      paragraphs: [
        'You get tracks, tasks, a mentor’s help and a certificate at the end. It is all free.',
        'Volunteers run everything and do their best, but we cannot promise that all of it always works, or that a review is ready by a certain day.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Use only one account, with your real name, because your certificate shows it.',
        'Submit your own work. Say where you had help and where you used something that others made. Both are allowed.',
        'Treat everyone with respect, here and in the chat. If you harass or deceive others, we close your account.',
        'Choose your mentor with care. You keep this mentor for the whole track.',
      ],
    },
    {
      heading: 'Your work is yours',
      paragraphs: [
        'You own what you make in a task. When you submit a link, you let your mentor and the people who run the tracks look at it and comment on it.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        `If a rule changes, we say so in the community chat before the change applies. Send questions to ${brand.email}.`,
      ],
    },
  ],
};
