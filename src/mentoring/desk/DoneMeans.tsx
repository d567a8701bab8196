import { useState } from 'react';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { deskTexts as texts } from './texts.ts';
import fold from '../Fold.module.css';
import { LoadedBrief } from './LoadedBrief.tsx';

interface DoneMeansProps {
  taskId: string;
  /** Whether there is room beside the form: a brief that this device has is then shown at once. */
  beside: boolean;
}

/**
 * What the brief says done means. A brief that this device does not have is fetched when this is
 * opened, the same call as for the whole brief: none is made for it alone.
 */
export function DoneMeans({ taskId, beside }: DoneMeansProps) {
  const isKnown = useAppSelector((state) => taskSelectors.selectById(state, taskId) !== undefined);
  const [open, setOpen] = useState(beside && isKnown);
  return (
    <details
      open={open}
      data-key="done"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={fold.summary}>{texts.doneMeans}</summary>
      {open && <LoadedBrief taskId={taskId} part="done means" fresh={false} />}
    </details>
  );
}
