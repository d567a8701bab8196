import { lazy, Suspense, useState } from 'react';
import type { Track } from '../../../api/schemas.ts';
import { DialogFallback } from '../../../components/dialog/DialogFallback.tsx';
import { Button } from '../../../components/ui/button/Button.tsx';
import { takenAt } from '../../../slices/takenTracks.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { trackTexts as texts } from '../../../texts/mentee/menteeTracks.ts';

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
