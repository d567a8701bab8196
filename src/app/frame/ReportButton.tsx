import { Button } from '../../ui/Button.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { useLazyPanel } from '../../ui/useLazyPanel.ts';

const load = () => import('../report/ReportDialog.tsx');

/** On the page of an error: opens the report, whose code loads only then. */
export function ReportButton() {
  const { Panel, open, setOpen } = useLazyPanel(load);
  return (
    <>
      <Button variant="quiet" busy={open && !Panel} onClick={() => setOpen(true)}>
        {commonTexts.reportProblem}
      </Button>
      {open && Panel && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
