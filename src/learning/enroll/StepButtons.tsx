import type { Task } from '../../api/schemas.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { toTask } from '../../paths.ts';
import { ownState } from '../../auth/linkState.ts';
import { enrollTexts as texts } from './texts.ts';

interface StepButtonsProps {
  step: number;
  /** The step's choice has been made. */
  ready: boolean;
  failed: boolean;
  sending: boolean;
  /** The task to begin with after an enrollment, once it is known. */
  firstTask: Task | undefined;
  onBack: () => void;
  onNext: () => void;
  onGoBack: () => void;
  onClose: () => void;
}

/** Back, Next, Enroll, Go back, Done and the way to the first task, each at its step. */
export function StepButtons(props: StepButtonsProps) {
  const { step, ready, failed, sending, firstTask, onBack, onNext, onGoBack, onClose } = props;
  if (step === 3) {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {texts.done}
        </Button>
        {failed && <Button onClick={onGoBack}>{texts.goBack}</Button>}
        {!failed && firstTask && (
          <ButtonLink
            to={toTask(firstTask.id)}
            state={ownState({ task: firstTask })}
            onClick={onClose}
          >
            {texts.openFirst}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      {step > 0 && (
        <Button variant="secondary" disabled={sending} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button disabled={!ready} busy={sending} onClick={onNext}>
        {step === 2 ? texts.enroll : texts.next}
      </Button>
    </>
  );
}
