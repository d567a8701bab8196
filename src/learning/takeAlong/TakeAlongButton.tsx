import { lazy, Suspense, useState } from 'react';
import type { Track } from '../../tracks/tracksSlice.ts';
import { DialogFallback } from '../../ui/dialog/DialogFallback.tsx';
import { Button } from '../../ui/Button.tsx';
import { takenAt } from '../../tracks/coursesSlice.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { trackTexts as texts } from '../tracks/texts.ts';

const TakeAlongDialog = lazy(() => import('./TakeAlongDialog.tsx'));

/** Opens the dialog that takes a track along; its code is loaded then. */
export function TakeAlongButton({ track }: { track: Track }) {
  const [open, setOpen] = useState(false);
  const isTaken = useAppSelector((state) => takenAt(state, track.id) !== null);
  return (
    <>
      <Button
        variant="quiet"
        iconBefore={isTaken ? 'check-circle' : 'download'}
        onClick={() => setOpen(true)}
      >
        {isTaken ? texts.taken : texts.take}
      </Button>
      <Suspense fallback={<DialogFallback />}>
        {open && <TakeAlongDialog track={track} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
