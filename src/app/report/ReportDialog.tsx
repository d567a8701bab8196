import { useId, useRef, useState } from 'react';
import styles from './ReportDialog.module.css';
import { brand } from '../../brand.ts';
import { clockTime } from '../../lib/clock.ts';
import { type Failure, lastFailures } from '../../lib/failures.ts';
import { pageVersion } from '../../lib/worker/newVersion.ts';
import { fill, paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Dialog, DiscardDialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/notices.ts';
import field from '../../ui/form/Field.module.css';
import { classes } from '../../ui/hooks.ts';
import { commonTexts } from '../../ui/texts.ts';

const reportTexts = {
  title: commonTexts.reportProblem,
  lead: 'This is all we receive. Read it, and change or remove anything. It is sent only when you send it from your email app.',
  label: 'Your report',
  start: 'What did you do, and what went wrong?',
  page: 'Page',
  version: 'Version',
  browser: 'Browser',
  failures: 'Recent failures',
  none: 'none',
  leftOut: '(removed)',
  subject: 'A problem with the site',
  send: 'Open email app',
  copy: 'Copy text',
  copied: 'Copied',
  copyByHand: 'We could not copy the text. It is selected, so you can copy it yourself.',
  discardTitle: 'Delete your report?',
  discardText: 'There is no other copy. You cannot get it back.',
  discardYes: 'Delete',
  discardNo: 'Keep',
  otherwise: (email: string) => `No email app? Copy the text and send it to ${email}.`,
} as const;

const publicParts = new Set(
  Object.values(paths)
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith(':')),
);

/** Replaces the ids and titles in an address by a placeholder, and drops the query. */
export const plainAddress = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (publicParts.has(part) ? part : reportTexts.leftOut))
    .join('/');

interface ReportFacts {
  pathname: string;
  version: string;
  browser: string;
  failures: readonly Failure[];
}

/** Returns the text of a report, which the user reads, edits and sends. */
export function reportText({ pathname, version, browser, failures }: ReportFacts): string {
  const failed = failures.map(({ at, what }) => `- ${clockTime(at)} ${what}`);
  return [
    reportTexts.start,
    '',
    '',
    `${reportTexts.page}: ${plainAddress(pathname)}`,
    `${reportTexts.version}: ${version}`,
    `${reportTexts.browser}: ${browser}`,
    `${reportTexts.failures}:${failed.length === 0 ? ` ${reportTexts.none}` : ''}`,
    ...failed,
  ].join('\n');
}

const mailOf = (text: string): string =>
  `mailto:${brand.email}?subject=${fill(reportTexts.subject)}&body=${fill(text.replaceAll('\n', '\r\n'))}`;

/** Shows a problem report for the user to send by email: this page sends nothing. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() =>
    reportText({
      pathname: window.location.pathname,
      version: pageVersion(),
      browser: navigator.userAgent,
      failures: lastFailures(),
    }),
  );
  // Copied or opened in the email app, so that closing the dialog deletes nothing.
  const [copied, setCopied] = useState(text);
  const [asks, setAsks] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      announce({ kind: 'success', title: reportTexts.copied });
    } catch {
      area.current?.select();
      announce({ kind: 'error', title: reportTexts.copyByHand });
    }
  };
  return (
    <Dialog
      title={reportTexts.title}
      onClose={() => (text === copied ? onClose() : setAsks(true))}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {reportTexts.copy}
          </Button>
          <ButtonAnchor href={mailOf(text)} onClick={() => setCopied(text)}>
            {reportTexts.send}
          </ButtonAnchor>
        </>
      }
    >
      <div className={styles.report}>
        <p>{reportTexts.lead}</p>
        <label htmlFor={id}>{reportTexts.label}</label>
        <textarea
          ref={area}
          id={id}
          className={classes(field.input, styles.text)}
          rows={10}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.soft}>{reportTexts.otherwise(brand.email)}</p>
        {asks && (
          <DiscardDialog texts={reportTexts} onDiscard={onClose} onCancel={() => setAsks(false)} />
        )}
      </div>
    </Dialog>
  );
}
