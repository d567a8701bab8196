import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { RefusalContext } from '../../ui/form/contexts.ts';
import { isGraded } from '../submission.ts';
import type { Submission } from '../tasksSlice.ts';
import { workFields } from '../work.ts';
import { workTexts } from '../workTexts.ts';
import { outboxTexts as texts } from './texts.ts';

interface ChangedProps {
  now: Submission;
  /** True if the page shows the work of this version elsewhere. */
  isWorkShown?: boolean;
  onAgree: () => void;
}

/** Shows the version that the author of a form has not seen, and a button that replaces it. */
export function Changed({ now, isWorkShown = false, onAgree }: ChangedProps) {
  const { isSubmitting, handleSubmit } = useFormikContext();
  const { press } = useContext(RefusalContext);
  const grade = isGraded(now) ? texts.percent(now.gradePercentage ?? 0) : texts.notGraded;
  return (
    <div className="stack gap-2 words">
      {!isWorkShown &&
        workFields.map(({ name }) => (
          <p key={name} dir="auto">
            <LinkedText text={`${workTexts[name].now}: ${now[name]}`} />
          </p>
        ))}
      <p>{`${texts.currentGrade}: ${grade}`}</p>
      {now.mentorComment && (
        <p dir="auto">
          <LinkedText text={`${texts.currentComment}: ${now.mentorComment}`} />
        </p>
      )}
      {/* This is not a submit button, because Enter presses the first submit button of a form. */}
      <Button
        variant="secondary"
        busy={isSubmitting}
        onClick={({ currentTarget }) => {
          onAgree();
          press(currentTarget);
          handleSubmit();
        }}
      >
        {texts.sendAnyway}
      </Button>
    </div>
  );
}
