import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Button } from '../../ui/Button.tsx';
import hint from '../../ui/KeyHint.module.css';
import {
  Commands,
  letterKeysAreOn,
  persistLetterKeys,
  useCommand,
  useCommandList,
} from '../../ui/commands.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { minWidth, classes, useMediaQuery } from '../../ui/hooks.ts';
import { toMentee } from '../../paths.ts';
import type { QueueRow } from '../submissions.ts';
import { reviewTexts as texts } from '../texts.ts';
import { DeskLink, menteeOf, taskOf } from '../parts.tsx';
import { GradeForm } from './GradeForm.tsx';
import styles from './DeskDialog.module.css';
import { Background, DoneMeans, EarlierGrades } from './ReviewContext.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';
import { formatKey, closeKey, deskKeys } from './texts.ts';

interface DeskDialogProps {
  row: QueueRow;
  /** `at` counts from 1. It is 0 outside the list. */
  place: { at: number; of: number };
  progress: string | null;
  onUnsent: (unsent: boolean) => void;
  onGraded: (andNext: boolean) => void;
  /** Null at the end of the list. */
  onStep: { previous: (() => void) | null; next: (() => void) | null };
  onClose: () => void;
}

/** Presses within this time after a grade are ignored: a double click or a held key. */
const SECOND_PRESS_MS = 1000;

/** A submission and its grade form. */
export function DeskDialog(props: DeskDialogProps) {
  const { row, place, progress, onUnsent, onGraded, onStep, onClose } = props;
  const { updatedAt, task, mentee } = row.submission;
  const isWide = useMediaQuery(minWidth('lg'));
  const desk = useRef<HTMLDivElement>(null);
  const hasSteps = place.at > 0 || onStep.next !== null;
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const gradedAt = useRef(-Infinity);

  // Scroll each submission to its top. An effect runs too late and steals the focus from a field
  // that a shortcut has reached.
  useLayoutEffect(() => {
    desk.current?.focus();
    desk.current?.parentElement?.scrollTo(0, 0);
  }, [row.id]);

  const doneMeans = task && <DoneMeans taskId={task.id} beside={isWide} />;

  return (
    <Commands inside={desk}>
      <Dialog
        size="page"
        title={taskOf(row)}
        onClose={onClose}
        footer={<div ref={setActions} className={`row ${styles.actions}`} />}
      >
        <div ref={desk} tabIndex={-1} className="stack gap-5">
          <div className={`row ${styles.bar}`}>
            <p className={`soft strong words ${styles.by}`}>
              {mentee ? (
                <DeskLink to={toMentee(mentee.id)}>{menteeOf(row)}</DeskLink>
              ) : (
                menteeOf(row)
              )}
              {updatedAt && (
                <span className="small">
                  <RelativeTime iso={updatedAt} />
                </span>
              )}
            </p>
            <div className={`row ${styles.place}`}>
              {progress && (
                <p className={`soft small numbers ${styles.told}`} role="status">
                  {progress}
                </p>
              )}
              {hasSteps && <Step to="previous" onStep={onStep.previous} />}
              <span className={`soft small numbers ${styles.told}`} role="status">
                {place.at > 0 ? texts.position(place.at, place.of) : texts.outside}
              </span>
              {hasSteps && <Step to="next" onStep={onStep.next} />}
            </div>
          </div>
          {isWide && <KeyHelp />}
          <div className={`stack gap-4 ${styles.columns}`} key={row.id}>
            <SubmittedWork row={row} />
            {!isWide && doneMeans}
            <GradeForm
              row={row}
              isWide={isWide}
              aids={
                !isWide && (
                  <>
                    <EarlierGrades row={row} />
                    <Background row={row} />
                    <KeyHelp />
                  </>
                )
              }
              place={actions}
              onUnsent={onUnsent}
              onGraded={(andNext) => {
                gradedAt.current = performance.now();
                onGraded(andNext);
              }}
              followsGrade={() => performance.now() - gradedAt.current < SECOND_PRESS_MS}
            />
            {isWide && (
              <div className="stack gap-5">
                <div>
                  {doneMeans}
                  <EarlierGrades row={row} />
                </div>
                <Background row={row} />
              </div>
            )}
          </div>
        </div>
      </Dialog>
    </Commands>
  );
}

function Step({ to, onStep }: { to: 'previous' | 'next'; onStep: (() => void) | null }) {
  const step = () => onStep?.();
  const icon = to === 'next' ? 'chevron-right' : 'chevron-left';
  useCommand(deskKeys[to], step);
  return (
    <Button variant="quiet" iconBefore={icon} aria-disabled={onStep === null} onClick={step}>
      <span className="visually-hidden">{texts[to]}</span>
    </Button>
  );
}

/** Lists the active shortcuts, with a switch for single letters. */
function KeyHelp() {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [letters, setLetters] = useState(letterKeysAreOn);
  const activeCommands = useCommandList();
  const listed = Object.values(deskKeys).filter((command) => activeCommands.includes(command));
  useCommand(deskKeys.help, () => {
    setOpen(!open);
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <details
      ref={box}
      className={classes(styles.help, hint.hint)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="fold soft small strong">{texts.keys}</summary>
      <dl className={`bare small ${styles.keys}`}>
        {[...listed, closeKey].map(({ keys, does }) => (
          <div key={does} className="line">
            <dt className="line gap-1">
              {keys
                .join('+')
                .split('+')
                .map((key) => (
                  <kbd key={key}>{formatKey(key)}</kbd>
                ))}
            </dt>
            <dd className="bare">{does}</dd>
          </div>
        ))}
      </dl>
      <label className="tick small">
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target: { checked } }) => {
            setLetters(checked);
            persistLetterKeys(checked);
          }}
        />
        {texts.letters}
      </label>
    </details>
  );
}
