import { type ReactNode, useId, useMemo, useState } from 'react';
import { differenceOf, type Run } from '../../lib/difference.ts';
import { lengthOf } from '../../lib/format.ts';
import { safeLink } from '../../lib/links.ts';
import styles from './SubmittedWork.module.css';
import { deskKeys, deskTexts } from './texts.ts';
import type { QueueRow } from '../submissions.ts';
import { reviewTexts } from '../texts.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { classes } from '../../ui/hooks.ts';
import { useCommand } from '../../ui/commands.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { type Claim, splitClaims, todoPoints } from '../../tasks/todo.ts';
import { workFields } from '../../tasks/work.ts';
import { todoTexts, workTexts } from '../../tasks/workTexts.ts';

function DiffText({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key} className={styles[kind]}>
        <span className="visually-hidden">{deskTexts[kind]} </span>
        {text}
      </Mark>
    );
  });
}

/** Four lines on a phone. */
const CLIP_AFTER = 128;

/**
 * The submission. For resubmitted work, shows the changes if this device has seen the graded
 * version.
 */
export function SubmittedWork({ row }: { row: QueueRow }) {
  const { id, submission } = row;
  const graded = useAppSelector(({ tasks }) => tasks.queue?.[id]?.gradedVersion ?? null);
  const { points, claims, rest } = useClaims(row);
  return (
    <div className="stack gap-5">
      {workFields.map((field) => (
        <FieldOfWork
          key={field.name}
          field={field}
          now={field.name === 'menteeComment' ? rest : submission[field.name]}
          earlier={graded && graded[field.name]}
        >
          {field.name === 'menteeComment' && claims && (
            <ClaimedPoints points={points} claims={claims} />
          )}
        </FieldOfWork>
      ))}
    </div>
  );
}

/** The points that the mentor asked for, each with the mentee's claim about it. */
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
            <Tag tone={claims[index]?.isDone ? 'success' : 'neutral'}>
              {claims[index]?.isDone ? deskTexts.claimedDone : deskTexts.claimedOpen}
            </Tag>
            <span className="words">{point}</span>
          </span>
          <span className="soft small words">{claims[index]?.reason}</span>
        </li>
      ))}
    </ol>
  );
}

/** A comment's claims about the points of the last grade's comment, and the rest of its text. */
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
  now: string;
  /** Null if the graded version is unknown or was not replaced. */
  earlier: string | null;
  /** Shown above the field. */
  children?: ReactNode;
}

function FieldOfWork({ field: { name, kind }, now, earlier, children }: FieldOfWorkProps) {
  const runs = useMemo(() => {
    const normalise = kind === 'link' ? addressOf : plain;
    return earlier === null ? null : differenceOf(normalise(earlier), normalise(now));
  }, [kind, earlier, now]);
  const isChanged = runs?.some((run) => run.kind !== 'same');
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <div className="row">
        <h3>{workTexts[name].submitted}</h3>
        {runs && (
          <Tag tone={isChanged ? 'accent' : 'neutral'}>
            {isChanged ? deskTexts.changed : deskTexts.same}
          </Tag>
        )}
      </div>
      {children}
      {kind === 'link' ? (
        <WorkLink address={now} earlier={earlier} runs={runs} />
      ) : now.trim() || runs?.length ? (
        <MenteeWords words={plain(now)} runs={runs} />
      ) : (
        <p className="soft small">{reviewTexts.noComment}</p>
      )}
    </section>
  );
}

const addressOf = (typed: string): string => safeLink(typed) ?? typed.trim();

/** Line ends must not count as changes. */
const plain = (words: string): string => words.replace(/\r\n?/g, '\n').trim();

interface Versions {
  /** Null if the graded version is unknown or was not replaced. */
  runs: readonly Run[] | null;
}

/** A mentee's text. Long texts are clipped on phones, so that the grade form is near. */
function MenteeWords({ words, runs }: Versions & { words: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const all = runs ? runs.map(({ text }) => text).join('') : words;
  const isLong = lengthOf(all) > CLIP_AFTER || all.split('\n').length > 4;
  return (
    <>
      <blockquote
        id={id}
        className={classes('sunken words', styles.words, isLong && !open && 'clamp-4')}
        data-long={isLong && !open}
      >
        {runs ? <DiffText runs={runs} /> : words}
      </blockquote>
      {isLong && (
        <Button
          variant="quiet"
          className={`${styles.outdent} ${styles.more}`}
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

interface WorkLinkProps extends Versions {
  address: string;
  earlier: string | null;
}

/** The submitted link, or plain text if it is not safe to open. */
function WorkLink({ address, earlier, runs }: WorkLinkProps) {
  const link = safeLink(address);
  const before = safeLink(earlier);
  const open = () => void window.open(link ?? '', '_blank', 'noopener,noreferrer');
  useCommand(deskKeys.open, link === null ? null : open);
  const words = runs ? <DiffText runs={runs} /> : addressOf(address);
  if (link === null) {
    if (address.trim() === '' && !runs?.length)
      return <p className="soft small">{reviewTexts.noLink}</p>;
    return (
      <p>
        {reviewTexts.badLink} <code className="soft small words">{words}</code>
      </p>
    );
  }
  return (
    <>
      <div className="row gap-2">
        <ButtonAnchor href={link} newTab variant="secondary" iconAfter="external">
          {reviewTexts.open}
          <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
        </ButtonAnchor>
        {before !== null && before !== link && (
          <ButtonAnchor href={before} newTab variant="quiet">
            {deskTexts.openEarlier}
            <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
          </ButtonAnchor>
        )}
      </div>
      <p className="soft small words">{words}</p>
    </>
  );
}
