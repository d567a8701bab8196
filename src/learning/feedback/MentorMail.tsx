import type { Submission, Task } from '../../api/schemas.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/useNow.ts';
import { canRemind, canThank, noMails } from '../../tasks/mails.ts';
import { mailLink } from '../../lib/mailLink.ts';
import { fullName } from '../../lib/text.ts';
import { longDay } from '../../lib/dates.ts';
import { mentorMailed } from '../../tasks/tasksSlice.ts';
import { useAppDispatch, useAppSelector, useProfile } from '../../user/hooks.ts';
import { mentorMailTexts as texts } from './mentorMailTexts.ts';
import { personTexts } from '../../user/personTexts.ts';
import { taskTitle } from '../../lib/titles.ts';
import { useReviewer } from './useReviewer.ts';

interface MentorMailProps {
  task: Task;
  submission: Submission;
}

/** What is known of a mail to the mentor of a submission; null where no address is known. */
function useMentorMail({ task, submission }: MentorMailProps) {
  const { name, firstName, email } = useReviewer(submission);
  const own = fullName(useProfile());
  const mails = useAppSelector(({ tasks }) => tasks.records[task.id]?.mails ?? noMails);
  const dispatch = useAppDispatch();
  const now = useNow();
  const title = taskTitle(task);
  const opened = (kind: 'reminded' | 'thanked') => () =>
    void dispatch(mentorMailed({ taskId: task.id, kind, at: Date.now() }));
  return email === null ? null : { name, firstName, email, own, mails, now, title, opened };
}

/** After a week without a grade: what usually helps, and a mail to the mentor, ready to be changed. */
export function Reminder(props: MentorMailProps) {
  const { updatedAt, taskUrl } = props.submission;
  const mail = useMentorMail(props);
  if (mail === null || !canRemind(updatedAt, mail.mails, mail.now)) return null;
  const { firstName, email, own, title, opened } = mail;
  const href = mailLink(email, {
    subject: texts.reminderSubject(title),
    body: texts.reminder(firstName, title, longDay(Date.parse(updatedAt ?? '')), taskUrl, own),
  });
  return (
    <Notice
      title={texts.helps}
      action={
        <ButtonAnchor
          variant="secondary"
          iconBefore="mail"
          href={href}
          onClick={opened('reminded')}
        >
          {texts.write(mail.name)}
        </ButtonAnchor>
      }
    >
      <p>{texts.helpsText}</p>
      <p>
        {texts.program} {personTexts.copied}
      </p>
    </Notice>
  );
}

/** After a grade: a mail of thanks to the mentor, ready to be changed. */
export function Thanks(props: MentorMailProps) {
  const mail = useMentorMail(props);
  if (mail === null || !canThank(mail.mails, mail.now)) return null;
  const { firstName, email, own, title, opened } = mail;
  const href = mailLink(email, {
    subject: texts.thanksSubject(title),
    body: texts.thanks(firstName, title, own),
  });
  return (
    <ButtonAnchor variant="quiet" iconBefore="mail" href={href} onClick={opened('thanked')}>
      {texts.thank}
    </ButtonAnchor>
  );
}
