import { brand } from '../brand.ts';
import { youngPart } from '../paths.ts';
import { worryTexts as worry } from './frame/worryTexts.ts';

/** One part of a legal page. */
interface LegalPart {
  /** The part's fragment in addresses. */
  id?: string;
  heading: string;
  paragraphs: readonly string[];
}

/** A legal page: short, and true of what this client does. */
export interface LegalText {
  title: string;
  description: string;
  heading: string;
  lead: string;
  parts: readonly LegalPart[];
}

export const privacyText: LegalText = {
  title: 'Privacy',
  description: `What ${brand.name} knows about you, what your browser keeps, and how to get rid of it.`,
  heading: 'Privacy, in plain words',
  lead: 'We ask for what teaching you takes, and for nothing else. No advertising, no trackers, no analytics.',
  parts: [
    {
      heading: 'What we promise',
      paragraphs: [
        'What you wrote is not lost. It waits on this device until you send it, throw it away or log out.',
        'Nothing is sent in your name until you press the button for it.',
        'After you log out, the next person on this device sees none of your work.',
        'You can clear this device when you like: choose “Clear this device and log out” in the account menu or in the settings. You first see what you have not sent yet.',
        'These pages show a mentor no more of you than the work needs.',
      ],
    },
    {
      heading: 'What you tell us',
      paragraphs: [
        'To make an account: your first and last name, your e-mail address and a password.',
        'In your profile: country, state, phone number, date of birth and gender. You also say a little about you and the technologies you know, and add a photo if you want one.',
        'Shown to your mentor: your first and last name, technologies and description, with your photo and email address. Not shown to your mentor: your date of birth, gender, country, state and phone number.',
        'Shown to your mentees, if you are a mentor: your first and last name, country, state, technologies and description, with your photo and email address. Not shown to your mentees: your date of birth, gender and phone number.',
        'Our computers also send gender and phone number, and a mentee’s country and state, to the browser of the other person. These pages do not show or save them there.',
        'While you learn: the track and mentor you chose, the links and comments you hand in, and the grades and comments you receive.',
      ],
    },
    {
      id: youngPart,
      heading: 'If you are young, and for your parents',
      paragraphs: [
        'Children from six years on can learn here. A mentor needs your work and your name, not your phone number or where you live.',
        `You and your mentor write by e-mail. Each link for that puts ${brand.email} in copy, so that you are never alone in it. Please leave it there.`,
        `Parents and guardians: look at the tasks and comments together with your child when you like. To see, correct or delete what we hold about your child, or to say no to a photo, write to ${brand.email}.`,
        `${worry.heading} ${worry.text} Our address is ${brand.email}. ${worry.danger}`,
      ],
    },
    {
      heading: 'What this browser keeps',
      paragraphs: [
        `Your login (${brand.storagePrefix}_token) and when it ends (expirationDate).`,
        'Your words: drafts of what you have typed and not yet sent. A bad network or an empty battery then costs you nothing. For mentors these are also the comments and checklists they saved to use again. Also a phone number that was not taken, so that you can try it again. They never leave this device as drafts, and they wait for you until you send them or log out.',
        'Also your words: what you sent for a task and what came back each time, from the day this device first saw it. Your account keeps only the last version. This list leaves the device with nobody, however old it gets, and goes when you log out.',
        `Answers: what you last saw here (kept as ${brand.storagePrefix}_answers). It is there at once, and can be read without a network. That is your profile, tracks, tasks and courses, your work with its grades and comments, and your mentors. For a mentor it is the mentees with their photos and e-mail addresses, and what they have handed in. With them we keep what you have seen of it here: which comments and when the bell you have opened, when you started an e-mail to your mentor, the track you looked at last, and that you have dismissed the welcome. A track that you take with you is part of it, with the time you took it. Without a network, your tasks and your mentor’s words can then be read here even when your login has ended, until you log out. After 30 days they are not shown any more.`,
        'In a tab alone: the link of a mail until it has done its work, and in the tab’s history the tasks you opened.',
        'Logging out removes all of this; a task in a tab’s history goes when somebody comes back to it. Where your login only ends by itself, your words wait for you, and the answers go when somebody else logs in or registers.',
        `Settings of this device stay: the colours (${brand.storagePrefix}_theme), the size of letters in task descriptions, the saving of data and the keyboard shortcuts you chose. So does how often this device has asked us for something in the last quarter of an hour (${brand.storagePrefix}_allowance), and the pages and scripts themselves. They say nothing about you. “Settings” in the menu shows and clears what you chose and the answers. Drafts have a button of their own there. “Clear this device” clears your choices, the answers and your words, and logs you out. What other people wrote on this device stays for them. An e-mail address that you registered, or asked for a mail with, stays in the history of that tab until you close it.`,
        'We set no cookies. On a shared computer, log out when you are done.',
      ],
    },
    {
      heading: 'Who else gets to know',
      paragraphs: [
        'These pages load nothing from anybody else: no fonts, no scripts, no pictures from other companies. Your data goes to our own computers and to nobody else.',
        'Course pages may show a video from a video site. It comes from there when you open it, and that site then sees your visit.',
        'Links to the chat, to social networks and to learners’ work lead to other sites with rules of their own.',
      ],
    },
    {
      heading: 'Your say in it',
      paragraphs: [
        `You can correct your profile at any time. To see everything we hold about you, or to have it deleted, write to ${brand.email} from the address you registered with.`,
        'You can also turn to the Nigeria Data Protection Commission. It hears complaints.',
      ],
    },
  ],
};

export const termsText: LegalText = {
  title: 'Terms of use',
  description: `The few rules of learning and mentoring with ${brand.name}.`,
  heading: 'The few rules we have',
  lead: 'Be kind, do your own work, and tell us when something is wrong.',
  parts: [
    {
      heading: 'What you get',
      paragraphs: [
        'Tracks, tasks, a mentor’s guidance and a certificate on completion, free of charge.',
        'Volunteers run all of it. We do our best, but we cannot promise that all of it always works, or that a review comes by a certain day.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'One account for each person, with your real name, because it will stand on your certificate.',
        'Hand in your own work. Say where you had help and where you used something others made; both are allowed.',
        'Treat everybody with respect, here and in the chat. Whoever harasses or deceives others loses their account.',
        'Choose your mentor with care: the choice holds for the whole track.',
      ],
    },
    {
      heading: 'Your work is yours',
      paragraphs: [
        'What you make in a task belongs to you. By handing in a link you let your mentor and the people who run the tracks look at it and comment on it.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        `If a rule changes we will say so in the community chat before it counts. Questions go to ${brand.email}.`,
      ],
    },
  ],
};
