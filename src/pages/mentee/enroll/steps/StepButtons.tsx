import { Button, ButtonLink } from '../../../../components/ui/button/Button.tsx';
import { paths } from '../../../../config/paths.ts';
import { enrollTexts as texts } from '../../../../texts/mentee/enroll.ts';

interface StepButtonsProps {
  step: number;
  /** The step's choice has been made. */
  ready: boolean;
  failed: boolean;
  sending: boolean;
  onBack: () => void;
  onNext: () => void;
  onGoBack: () => void;
  onClose: () => void;
}

/** Back, Next, Enroll, Go back and Done, each at its step. */
export function StepButtons(props: StepButtonsProps) {
  const { step, ready, failed, sending, onBack, onNext, onGoBack, onClose } = props;
  if (step === 3) {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {texts.done}
        </Button>
        {failed ? (
          <Button onClick={onGoBack}>{texts.goBack}</Button>
        ) : (
          <ButtonLink to={paths.dashboard} onClick={onClose}>
            {texts.toDashboard}
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
