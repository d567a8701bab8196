import { useState } from 'react';
import { brand } from '../../brand.ts';
import { AskInChat } from './AskInChat.tsx';
import { useReviewer } from './MentorLine.tsx';
import { mentorMail, waitingSituation } from './mentorMail.ts';
import { selectTrackMentor } from './trackMentor.ts';
import { canShare, share } from '../../lib/files.ts';
import { mailLink, type Mail } from '../../lib/links.ts';
import { isExample } from '../../lib/storage.ts';
import { useSession } from '../../auth/useSession.ts';
import { previousVersion } from '../../tasks/previousVersion.ts';
import { useAppSelector } from '../../tasks/state.ts';
import type { Submission, Task } from '../../tasks/tasksSlice.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useNow } from '../../ui/RelativeTime.tsx';
import { isAdult } from '../../user/birthDate.ts';
import { useBoxEntry } from '../../user/box.ts';
import { useProfile } from '../../user/useProfile.ts';
import { personTexts } from '../../user/personTexts.ts';
import { nameOf } from '../../user/nameOf.ts';

const texts = {
  ask: 'Ask for help by email',
  askNote: (address: string) =>
    `Are you stuck? This opens an email to ${address} with three headings to write under.`,
  share: 'Ask in another app',
  notShared: 'No app could be opened. Ask by email instead.',
  tell: (mentor: string) => `Tell ${mentor}`,
  tellNote: `${brand.name} does not email your mentor about a new version.`,
  waits: {
    title: 'Still no grade after a week?',
    text: 'Mentors are volunteers. A short, kind email usually helps. Continue with your next task.',
    action: (mentor: string) => `Write to ${mentor}`,
  },
  waitsLong: {
    title: 'Still no grade after two weeks?',
    text: 'We can look for another mentor who reviews your work. Continue with your next task.',
    action: () => `Ask ${brand.name} for another mentor`,
  },
  change: 'You can change every word before you send it.',
  thank: 'Thank your mentor',
} as const;

/** Adds to a note that the community gets a copy of the email. */
const withCopy = (note: string, { copy }: Mail): string =>
  copy ? `${note} ${personTexts.copied}` : note;

/** Returns the mentee with the fields that the emails need. */
function useMentee() {
  const profile = useProfile();
  return { name: nameOf(profile, ''), dob: profile.dob };
}

/** Opens the share sheet with an email's text, because many people here write in other apps. */
function ShareQuestion({ mail: { subject = '', text = '' } }: { mail: Mail }) {
  const [hasFailed, setHasFailed] = useState(false);
  const data = { title: subject, text };
  if (!canShare(data)) return null;
  return (
    <>
      <Button
        variant="quiet"
        iconBefore="phone"
        onClick={() => void share(data).then((isShared) => setHasFailed(!isShared))}
      >
        {texts.share}
      </Button>
      <p className="soft small" role="status">
        {hasFailed && texts.notShared}
      </p>
    </>
  );
}

/** Links to an email for help with a task that is not submitted, and to the community's chat. */
export function AskForHelp({ task }: { task: Task }) {
  const mentee = useMentee();
  const known = useAppSelector((state) => selectTrackMentor(state, task.track ?? ''));
  // The email would go to the community, because an example mentor has no address.
  if (isExample()) return null;
  const mentor = known
    ? { ...known, name: nameOf(known, '') }
    : { name: '', firstName: '', email: null };
  const mail = mentorMail('stuck', { task, mentor, mentee, work: null });
  return (
    <div className="stack gap-0 start no-print">
      <ButtonAnchor variant="quiet" iconBefore="mail" href={mailLink(mail)}>
        {texts.ask}
      </ButtonAnchor>
      <p className="soft small breaks">{withCopy(texts.askNote(mail.address), mail)}</p>
      {/* Children are offered only the email, which is copied to the community. */}
      {isAdult(mentee.dob) === true && <ShareQuestion mail={mail} />}
      <AskInChat />
    </div>
  );
}

interface WorkProps {
  task: Task;
  work: Submission;
}

/** Links to an email about work that has had no grade for a week, unless its mentor is away. */
export function AskForGrade({ task, work, isAway }: WorkProps & { isAway: boolean }) {
  const mentee = useMentee();
  const mentor = useReviewer(work);
  const situation = waitingSituation(work.updatedAt, useNow());
  if (situation === null) return null;
  if (situation === 'waits' && (isAway || mentor.email === null)) return null;
  const mail = mentorMail(situation, { task, mentor, mentee, work });
  const { title, text, action } = texts[situation];
  return (
    <Notice
      title={title}
      action={
        <ButtonAnchor variant="secondary" href={mailLink(mail)}>
          {action(mentor.name)}
        </ButtonAnchor>
      }
    >
      <p>{text}</p>
      <p>{withCopy(texts.change, mail)}</p>
    </Notice>
  );
}

/** Links to an email about a new version, because the API does not tell the mentor about it. */
export function TellMentor({ task, work }: WorkProps) {
  const mentee = useMentee();
  const mentor = useReviewer(work);
  const { userId } = useSession();
  const isAgain = useBoxEntry(userId, previousVersion, work.id) !== null;
  if (!isAgain || mentor.email === null) return null;
  const mail = mentorMail('again', { task, mentor, mentee, work });
  return (
    <div>
      <ButtonAnchor variant="quiet" iconBefore="mail" href={mailLink(mail)}>
        {texts.tell(mentor.name)}
      </ButtonAnchor>
      <p className="soft small breaks">{withCopy(texts.tellNote, mail)}</p>
    </div>
  );
}

/** Links to an email of thanks for a grade. */
export function Thanks({ task, work }: WorkProps) {
  const mentee = useMentee();
  const mentor = useReviewer(work);
  if (mentor.email === null) return null;
  return (
    <ButtonAnchor
      variant="quiet"
      iconBefore="mail"
      href={mailLink(mentorMail('thanks', { task, mentor, mentee, work }))}
    >
      {texts.thank}
    </ButtonAnchor>
  );
}
