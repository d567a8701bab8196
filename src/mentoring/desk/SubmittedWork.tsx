import { type ReactNode, useId, useMemo, useState } from 'react';
import { lengthOf } from '../../lib/format.ts';
import { safeLink } from '../../lib/links.ts';
import styles from './SubmittedWork.module.css';
import { deskTexts } from './texts.ts';
import type { QueueRow } from '../submissions.ts';
import { reviewTexts } from '../texts.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { classes } from '../../ui/hooks.ts';
import { commonTexts } from '../../ui/texts.ts';
import { PreviousVersion } from '../../tasks/PreviousVersion.tsx';
import { type Claim, splitClaims, todoPoints } from '../../tasks/todo.ts';
import { workFields } from '../../tasks/work.ts';
import { todoTexts, workTexts } from '../../tasks/workTexts.ts';

/** Longer texts are clipped; this is four lines on a phone. */
const CLIP_AFTER = 128;

/** Shows the link and the comment of a submission. */
export function SubmittedWork({ row }: { row: QueueRow }) {
  const { submission } = row;
  const { points, claims, rest } = useClaims(row);
  return (
    <div className="stack gap-5">
      {workFields.map((field) => (
        <FieldOfWork
          key={field.name}
          field={field}
          value={field.name === 'menteeComment' ? rest : submission[field.name]}
        >
          {field.name === 'menteeComment' && claims && (
            <ClaimedPoints points={points} claims={claims} />
          )}
        </FieldOfWork>
      ))}
      <PreviousVersion submissionId={submission.id} />
    </div>
  );
}

/** Lists the points that the mentor asked for, each with the mentee's claim about it. */
function ClaimedPoints({
  points,
  claims,
}: {
  points: readonly string[];
  claims: readonly Claim[];
}) {
  return (
    <ol role="list" className="stack gap-2">
      {points.map((point, index) => (
        <li key={todoTexts.point(index + 1, point)} className="stack">
          <span className="line start gap-2">
            <span className="fixed">
              <Tag tone={claims[index]?.isDone ? 'success' : 'neutral'}>
                {claims[index]?.isDone ? deskTexts.claimedDone : deskTexts.claimedOpen}
              </Tag>
            </span>
            <span dir="auto" className="words">
              <LinkedText text={point} />
            </span>
          </span>
          <span dir="auto" className="soft small words">
            <LinkedText text={claims[index]?.reason ?? ''} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns a comment's claims about the points of the last grade's comment, and the rest of its
 * text.
 */
function useClaims({ review, submission }: QueueRow) {
  const { menteeComment, mentorComment } = submission;
  return useMemo(() => {
    // A graded submission has the comment that came after its claims.
    const points = review === 'graded' ? [] : todoPoints(mentorComment);
    return { points, ...splitClaims(plain(menteeComment), points.length) };
  }, [review, menteeComment, mentorComment]);
}

interface FieldOfWorkProps {
  field: (typeof workFields)[number];
  value: string;
  /** Shown above the field. */
  children?: ReactNode;
}

function FieldOfWork({ field: { name, kind }, value, children }: FieldOfWorkProps) {
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <h3>{workTexts[name].submitted}</h3>
      {children}
      {kind === 'link' ? (
        <WorkLink address={value} />
      ) : value.trim() ? (
        <MenteeWords words={plain(value)} />
      ) : (
        <p className="soft small">{reviewTexts.noComment}</p>
      )}
    </section>
  );
}

/** Gives a text the same line ends, whichever browser or service it comes from. */
const plain = (words: string): string => words.replace(/\r\n?/g, '\n').trim();

/** Shows a mentee's text. Long texts are clipped on phones, so that the grade form is near. */
function MenteeWords({ words }: { words: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = lengthOf(words) > CLIP_AFTER || words.split('\n').length > 4;
  return (
    <>
      <blockquote
        id={id}
        dir="auto"
        className={classes('sunken words', styles.words, isLong && !open && 'clamp-4')}
        data-long={isLong && !open}
      >
        <LinkedText text={words} />
      </blockquote>
      {isLong && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? reviewTexts.showLess : reviewTexts.showAll}
        </Button>
      )}
    </>
  );
}

/** Shows the submitted link, or plain text if it is not safe to open. */
function WorkLink({ address }: { address: string }) {
  const link = safeLink(address);
  if (link === null) {
    if (address.trim() === '') return <p className="soft small">{reviewTexts.noLink}</p>;
    return (
      <p>
        {reviewTexts.badLink}{' '}
        <code translate="no" className="soft small words">
          {address.trim()}
        </code>
      </p>
    );
  }
  return (
    <>
      <ButtonAnchor href={link} newTab variant="secondary" iconAfter="external">
        {reviewTexts.open}
        <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
      </ButtonAnchor>
      <p translate="no" className="soft small words">
        {link}
      </p>
    </>
  );
}
