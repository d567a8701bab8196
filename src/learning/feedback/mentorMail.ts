import { brand } from '../../brand.ts';
import { longDay } from '../../lib/dates.ts';
import { DAY } from '../../lib/timing.ts';
import { siteUrl } from '../../lib/env.ts';
import type { Mail } from '../../lib/links.ts';
import { taskTitle } from '../../lib/text.ts';
import { toTask } from '../../paths.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import { isAdult } from '../../user/birthDate.ts';
import { emailGreeting, emailSignature } from '../../user/personTexts.ts';

/**
 * What the email is about. `again`: the API does not email the mentor about a new version.
 * `waitsLong`: after two weeks, another mentor may have to review the work.
 */
export type Situation = 'stuck' | 'again' | 'waits' | 'waitsLong' | 'thanks';

interface MailFacts {
  task: Pick<Task, 'id' | 'title'>;
  /** What is unknown is '' or null. */
  mentor: { name: string; firstName: string; email: string | null };
  mentee: { name: string; dob: string | null };
  /** Null before the first submission. */
  work: { taskUrl: string; updatedAt: string | null } | null;
}

function submitted(title: string, { work }: MailFacts): string {
  const day = work?.updatedAt ? ` on ${longDay(Date.parse(work.updatedAt))}` : '';
  return `I submitted “${title}”${day}:\n${work?.taskUrl ?? ''}`;
}

const mailTexts = {
  stuck: {
    subject: (title: string) => `${brand.name}: I am stuck on ${title}`,
    text: (title: string, { task }: MailFacts) =>
      `I am stuck on “${title}”:\n${siteUrl()}${toTask(task.id)}\n\nWhat I tried:\n\n\nWhat I expected:\n\n\nWhat happened:\n\n\nThank you!`,
  },
  again: {
    subject: (title: string) => `${brand.name}: a new version of ${title}`,
    text: (title: string, { work }: MailFacts) =>
      `I submitted a new version of “${title}”:\n${work?.taskUrl ?? ''}\n\nCould you review it when you have time?\n\nThank you!`,
  },
  waits: {
    subject: (title: string) => `${brand.name}: ${title}`,
    text: (title: string, facts: MailFacts) =>
      `${submitted(title, facts)}\n\nIt has no grade yet. Could you review it when you have time?\n\nThank you!`,
  },
  waitsLong: {
    subject: (title: string) => `${brand.name}: another mentor for ${title}`,
    text: (title: string, facts: MailFacts) =>
      `${submitted(title, facts)}\n\nMy mentor${facts.mentor.firstName && ` ${facts.mentor.name}`} has not graded it yet. Could another mentor review it?\n\nThank you!`,
  },
  thanks: {
    subject: (title: string) => `${brand.name}: thank you for your review of ${title}`,
    text: (title: string) => `Thank you for your review of “${title}”.`,
  },
} as const;

/**
 * Returns the email that a mentee may write about a task: to the mentor, or to the community if the
 * work has waited long or the mentor's address is unknown. The community gets a copy unless the
 * profile shows an adult.
 */
export function mentorMail(situation: Situation, facts: MailFacts): Required<Mail> {
  const { task, mentor, mentee } = facts;
  const email = situation === 'waitsLong' ? null : mentor.email;
  const title = taskTitle(task);
  const { subject, text } = mailTexts[situation];
  return {
    address: email || brand.email,
    copy: !email || isAdult(mentee.dob) === true ? null : brand.email,
    subject: subject(title),
    text: `${emailGreeting(email ? mentor.firstName.trim() : '')}\n\n${text(title, facts)}\n${emailSignature(mentee.name)}`,
  };
}

/** Returns the situation of work without a grade, or null in its first week. */
export function waitingSituation(sentAt: string | null, now: number): 'waits' | 'waitsLong' | null {
  const age = sentAt === null ? 0 : now - Date.parse(sentAt);
  if (age < 7 * DAY) return null;
  return age < 14 * DAY ? 'waits' : 'waitsLong';
}
