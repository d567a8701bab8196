import { useId, useState, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button/Button.tsx';
import { Tag } from '../../../components/ui/Tag.tsx';
import { lengthOf } from '../../../domain/text/length.ts';
import { safeLink } from '../../../domain/text/safeUrl.ts';
import type { QueueRow } from '../../../store/selectors/mentorQueue.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { commonTexts } from '../../../texts/common.ts';
import { deskTexts } from '../../../texts/mentor/desk.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import { Changed } from './Changed.tsx';
import styles from './SubmittedWork.module.css';

/** Words of up to so many characters are shown whole, in four lines of a phone. */
const SHORT = 128;

/**
 * What was submitted: link and comment. Of work that was sent again, with what changed since the
 * grade, as far as this device has seen the graded work.
 */
export function SubmittedWork({ row: { id, submission } }: { row: QueueRow }) {
  const { taskUrl, menteeComment } = submission;
  const graded = useAppSelector(({ tasks }) => tasks.queue?.[id]?.gradedVersion ?? null);
  const link = graded && addressOf(graded.taskUrl);
  const words = graded && plain(graded.menteeComment);
  return (
    <div className={styles.work}>
      <WorkSection title={texts.work} now={addressOf(taskUrl)} earlier={link}>
        <WorkLink taskUrl={taskUrl} earlier={link} />
      </WorkSection>
      <WorkSection title={texts.comment} now={plain(menteeComment)} earlier={words}>
        {menteeComment.trim() || words ? (
          <MenteeWords words={plain(menteeComment)} earlier={words} />
        ) : (
          <p className={styles.nothing}>{texts.noComment}</p>
        )}
      </WorkSection>
    </div>
  );
}

/** An address as it is shown. */
const addressOf = (taskUrl: string): string => safeLink(taskUrl) ?? taskUrl.trim();

/** Words as they are shown: two forms of a line's end look the same. */
const plain = (words: string): string => words.replace(/\r\n?/g, '\n').trim();

interface WorkSectionProps {
  title: string;
  now: string;
  /** As it was when it was graded; null where that is not known, or it was not sent again. */
  earlier: string | null;
  children: ReactNode;
}

function WorkSection({ title, now, earlier, children }: WorkSectionProps) {
  return (
    <section className={styles.part}>
      <div className={styles.graded}>
        <h3>{title}</h3>
        {earlier !== null && (
          <Tag tone={earlier === now ? 'neutral' : 'accent'}>
            {earlier === now ? deskTexts.same : deskTexts.changed}
          </Tag>
        )}
      </div>
      {children}
    </section>
  );
}

interface VersionProps {
  earlier: string | null;
}

/** The words of a mentee; long ones leave a phone's first screen room for the mentor's own. */
function MenteeWords({ words, earlier }: VersionProps & { words: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const all = earlier === null || earlier === words ? words : `${earlier}${words}`;
  const isLong = lengthOf(all) > SHORT || all.split('\n').length > 4;
  return (
    <>
      <blockquote id={id} className={styles.words} data-long={isLong && !open}>
        {earlier === null ? words : <Changed earlier={earlier} later={words} />}
      </blockquote>
      {isLong && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  );
}

/** The submitted link; one that cannot be opened safely is shown as text. */
function WorkLink({ taskUrl, earlier }: VersionProps & { taskUrl: string }) {
  const link = safeLink(taskUrl);
  const before = earlier === link ? null : safeLink(earlier);
  const address =
    earlier === null ? null : <Changed earlier={earlier} later={addressOf(taskUrl)} />;
  if (link === null) {
    if (addressOf(taskUrl) === '' && !earlier)
      return <p className={styles.nothing}>{texts.noLink}</p>;
    return (
      <p>
        {texts.badLink} <code className={styles.address}>{address ?? taskUrl}</code>
      </p>
    );
  }
  return (
    <>
      <div className={styles.links}>
        <ButtonAnchor href={link} newTab variant="secondary" iconAfter="external" data-key="open">
          {texts.open}
          <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
        </ButtonAnchor>
        {before !== null && (
          <ButtonAnchor href={before} newTab variant="quiet" iconAfter="external">
            {deskTexts.openEarlier}
            <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
          </ButtonAnchor>
        )}
      </div>
      <p className={styles.address}>{address ?? link}</p>
    </>
  );
}
