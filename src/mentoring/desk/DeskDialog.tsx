import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useSetting } from '../../ui/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import hint from '../../ui/KeyHint.module.css';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { letterKeys } from '../../lib/deviceSettings.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { toMentee } from '../../paths.ts';
import type { QueueRow } from '../submissions.ts';
import { reviewTexts as texts } from '../texts.ts';
import { DeskLink, menteeOf, taskOf } from '../parts.tsx';
import { GradeForm } from './GradeForm.tsx';
import styles from './DeskDialog.module.css';
import { Background, DoneMeans, EarlierGrades } from './ReviewContext.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';
import { deskKeys } from './texts.ts';
import { PersonName } from '../../ui/PersonName.tsx';

interface DeskDialogProps {
  row: QueueRow;
  /** The place in the list. `at` counts from 1, and is 0 outside the list. */
  place: { at: number; of: number };
  progress: string | null;
  /** True if the mentor has graded nothing in the last hours. */
  isFirst: boolean;
  onGraded: (andNext: boolean) => void;
  /** Opens the neighbour; null at the end of the list. */
  onStep: { previous: (() => void) | null; next: (() => void) | null };
  onClose: () => void;
}

/**
 * Presses within this time after a grade are ignored, because they come from a double click or a
 * held key.
 */
const SECOND_PRESS_MS = 1000;

/** Shows a submission and its grade form. */
export function DeskDialog(props: DeskDialogProps) {
  const { row, place, progress, isFirst, onGraded, onStep, onClose } = props;
  const { updatedAt, task, mentee } = row.submission;
  const desk = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const hasSteps = place.at > 0 || onStep.next !== null;
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const gradedAt = useRef(-Infinity);

  // Each submission starts at its top, and its link and the comment are the next stops of the Tab
  // key. The first time, the dialog moves the focus once it is open.
  useLayoutEffect(() => {
    work.current?.focus({ preventScroll: true });
    desk.current?.parentElement?.scrollTo(0, 0);
  }, [row.id]);

  return (
    <Dialog
      size="page"
      startsInContent
      title={taskOf(row)}
      onClose={onClose}
      footer={<div ref={setActions} className={`row ${styles.actions}`} />}
    >
      <div ref={desk} tabIndex={-1} className="stack gap-5">
        <div className={`row ${styles.bar}`}>
          <p className={`soft strong words clamp-3 ${styles.by}`}>
            {mentee ? (
              <DeskLink to={toMentee(mentee.id)}>
                <PersonName>{menteeOf(row)}</PersonName>
              </DeskLink>
            ) : (
              <PersonName>{menteeOf(row)}</PersonName>
            )}
            {updatedAt && (
              <span className={`small ${styles.when}`}>
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
        <div
          key={row.id}
          ref={work}
          tabIndex={-1}
          data-initial-focus
          role="group"
          aria-label={menteeOf(row)}
          className={`stack gap-4 ${styles.columns}`}
        >
          <SubmittedWork row={row} />
          <GradeForm
            row={row}
            place={actions}
            isFirst={isFirst}
            onGraded={(andNext) => {
              gradedAt.current = performance.now();
              onGraded(andNext);
            }}
            followsGrade={() => performance.now() - gradedAt.current < SECOND_PRESS_MS}
          />
          {task && <DoneMeans taskId={task.id} />}
          <div className={`stack gap-4 ${styles.more}`}>
            <EarlierGrades row={row} />
            <Background row={row} />
            <LetterKeys />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Step({ to, onStep }: { to: 'previous' | 'next'; onStep: (() => void) | null }) {
  const step = () => onStep?.();
  const icon = to === 'next' ? 'chevron-right' : 'chevron-left';
  const hasKey = useSetting(letterKeys) === 'on';
  return (
    <Button
      variant="quiet"
      iconBefore={icon}
      aria-disabled={onStep === null}
      aria-keyshortcuts={hasKey ? deskKeys[to] : undefined}
      onClick={step}
    >
      <span className="visually-hidden">{texts[to]}</span>
      {hasKey && <KeyHint keys={deskKeys[to]} />}
    </Button>
  );
}

/** Switches off the keys that are a single letter. */
function LetterKeys() {
  return (
    <label className={`tick small ${hint.hint}`}>
      <input
        type="checkbox"
        checked={useSetting(letterKeys) === 'on'}
        onChange={({ target }) => letterKeys.set(target.checked ? 'on' : 'off')}
      />
      {texts.letterKeys}
    </label>
  );
}
