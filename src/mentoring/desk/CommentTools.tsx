import { type RefObject, useMemo, useState } from 'react';
import { readableTitle } from '../../lib/text.ts';
import { typeInto } from '../../lib/typeInto.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { nextPoint } from '../../tasks/todo.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Fold } from '../Fold.tsx';
import { type QueueRow, selectQueue } from '../submissions.ts';
import styles from './CommentTools.module.css';
import { findOtherName, ownComments } from './ownComments.ts';

const texts = {
  own: (count: number) => `Your comments on this task (${count})`,
  starters: 'Ways to begin',
  starter: {
    done: (name: string) =>
      `Well done${name && `, ${name}`}. Your work does what the brief asks. Next time, write one line about why you chose this way.`,
    almost: (name: string) =>
      `A good start${name && `, ${name}`}. Read “Done means” in the brief again and fix what is still open. Then submit it again.`,
    noLink: (name: string, task: string) =>
      `Hello${name && ` ${name}`}, I could not open your link for ${task || 'this task'}. Please make it public and submit it again.`,
  },
  insert: 'Insert',
  saysName: (name: string) => `It says “${name}”.`,
  checkName: (name: string) => `Check the name: “${name}” is another mentee.`,
  addPoint: 'Add a point to mend',
} as const;

interface CommentToolsProps {
  row: QueueRow;
  comment: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Offers what a mentor may reuse or add in a comment. Everything is typed into the field. */
export function CommentTools({ row, comment, field }: CommentToolsProps) {
  const queue = useAppSelector(selectQueue);
  const own = useMemo(() => ownComments(queue, row), [queue, row]);
  const [open, setOpen] = useState(false);
  const firstName = row.submission.mentee?.firstName.trim() ?? '';
  const { done, almost, noLink } = texts.starter;
  const starters = [
    done(firstName),
    almost(firstName),
    noLink(firstName, readableTitle(row.submission.task?.title ?? '')),
  ];
  const choices = own.length > 0 ? own : starters.map((text) => ({ text, name: null }));
  const otherName = findOtherName(comment, own);

  const type = (text: string, start: number, end: number) => {
    if (field.current) typeInto(field.current, text, start, end);
  };
  const insert = (text: string) => {
    const start = comment.trimEnd().length;
    setOpen(false);
    type(start === 0 ? text : `\n\n${text}`, start, comment.length);
  };
  const addPoint = () => {
    const { start, end, text } = nextPoint(comment);
    type(text, start, end);
  };

  return (
    <div className={styles.tools}>
      <p role="status" className={`small strong ${styles.check}`}>
        {otherName !== null && texts.checkName(otherName)}
      </p>
      <Fold
        title={own.length > 0 ? texts.own(own.length) : texts.starters}
        open={open}
        onToggle={setOpen}
      >
        <ul role="list" className={`stack gap-2 ${styles.choices}`}>
          {open &&
            choices.map(({ text, name }) => (
              <li key={text}>
                <button
                  type="button"
                  className={`line start breaks small ${styles.choice}`}
                  onClick={() => insert(text)}
                >
                  <Icon name="plus" label={texts.insert} />
                  <span dir="auto" className="words">
                    {text}
                    {name !== null && (
                      <span className={`strong ${styles.check}`}> {texts.saysName(name)}</span>
                    )}
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </Fold>
      <Button variant="quiet" iconBefore="plus" onClick={addPoint}>
        {texts.addPoint}
      </Button>
    </div>
  );
}
