import { Button } from '../../components/ui/button/Button.tsx';
import { commonTexts } from '../../texts/common.ts';
import { useLazyPanel } from '../useLazyPanel.ts';

const load = () => import('./ReportDialog.tsx');

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
