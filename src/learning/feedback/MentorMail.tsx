import { brand } from '../../brand.ts';
import { useReviewer } from './MentorLine.tsx';
import { longDay } from '../../lib/dates.ts';
import { mailLink } from '../../lib/links.ts';
import { fullName, taskTitle } from '../../lib/text.ts';
import { canRemind, canThank, noMailsOpened } from '../../tasks/mails.ts';
import { mentorMailed, type Submission, type Task } from '../../tasks/tasksSlice.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { useAppDispatch } from '../../api/query/query.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';
import { emailGreeting, personTexts, emailSignature } from '../../user/personTexts.ts';

/** They open in the mentee's email app. */
const mentorMailTexts = {
  helps: 'Still no grade after a week?',
  helpsText:
    'Mentors are volunteers. A short, kind email usually helps. Continue with your next task.',
  program: 'You can change every word before you send it.',
  write: (mentor: string) => `Write to ${mentor}`,
  thank: 'Thank your mentor',
  reminderSubject: (task: string) => `${brand.name}: ${task}`,
  reminder: (mentor: string, task: string, day: string, link: string, menteeName: string) =>
    `${emailGreeting(mentor)}\n\nI submitted “${task}” on ${day}:\n${link}\n\nIt has no grade yet. Could you review it when you have time?\n\nThank you!\n${emailSignature(menteeName)}`,
  thanksSubject: (task: string) => `${brand.name}: thank you for your review of ${task}`,
  thanks: (mentor: string, task: string, menteeName: string) =>
    `${emailGreeting(mentor)}\n\nThank you for your review of “${task}”.\n${emailSignature(menteeName)}`,
} as const;

interface MentorMailProps {
  task: Task;
  submission: Submission;
  /** Takes the focus: the pressed link disappears. */
  onEnd: () => void;
}

/** Null if the address is unknown. */
function useMentorMail({ task, submission, onEnd }: MentorMailProps) {
  const { name, firstName, email } = useReviewer(submission);
  const menteeName = fullName(useProfile());
  const mails = useAppSelector(({ tasks }) => tasks.records[task.id]?.mails ?? noMailsOpened);
  const dispatch = useAppDispatch();
  const now = useNow();
  const title = taskTitle(task);
  const opened = (kind: 'reminded' | 'thanked') => () => {
    dispatch(mentorMailed({ taskId: task.id, kind, at: Date.now() }));
    onEnd();
  };
  return email === null ? null : { name, firstName, email, menteeName, mails, now, title, opened };
}

/** Suggests an email to the mentor after a week without a grade. */
export function Reminder(props: MentorMailProps) {
  const { updatedAt, taskUrl } = props.submission;
  const mail = useMentorMail(props);
  if (mail === null || !canRemind(updatedAt, mail.mails, mail.now)) return null;
  const { firstName, email, menteeName, title, opened } = mail;
  const href = mailLink(email, {
    subject: mentorMailTexts.reminderSubject(title),
    body: mentorMailTexts.reminder(
      firstName,
      title,
      longDay(Date.parse(updatedAt ?? '')),
      taskUrl,
      menteeName,
    ),
  });
  return (
    <Notice
      title={mentorMailTexts.helps}
      action={
        <ButtonAnchor
          variant="secondary"
          iconBefore="mail"
          href={href}
          onClick={opened('reminded')}
        >
          {mentorMailTexts.write(mail.name)}
        </ButtonAnchor>
      }
    >
      <p>{mentorMailTexts.helpsText}</p>
      <p>
        {mentorMailTexts.program} {personTexts.copied}
      </p>
    </Notice>
  );
}

/** Links to an email of thanks to the mentor. */
export function Thanks(props: MentorMailProps) {
  const mail = useMentorMail(props);
  if (mail === null || !canThank(mail.mails, mail.now)) return null;
  const { firstName, email, menteeName, title, opened } = mail;
  const href = mailLink(email, {
    subject: mentorMailTexts.thanksSubject(title),
    body: mentorMailTexts.thanks(firstName, title, menteeName),
  });
  return (
    <ButtonAnchor variant="quiet" iconBefore="mail" href={href} onClick={opened('thanked')}>
      {mentorMailTexts.thank}
    </ButtonAnchor>
  );
}
