import { useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { brand } from '../../brand.ts';
import { fill } from '../../paths.ts';
import { lastFailures } from '../../lib/failures.ts';
import { announce } from '../../ui/notices.ts';
import { version } from '../../lib/worker/version.ts';
import { reportTexts as texts } from './reportTexts.ts';
import styles from './ReportDialog.module.css';
import { reportText } from './reportText.ts';

const mailOf = (text: string): string =>
  `mailto:${brand.email}?subject=${fill(texts.subject)}&body=${fill(text.replaceAll('\n', '\r\n'))}`;

/** A report of a problem, seen whole before it leaves: this page sends nothing. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() =>
    reportText({
      pathname: window.location.pathname,
      version: version(),
      browser: navigator.userAgent,
      failures: lastFailures(),
    }),
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce({ kind: 'success', title: texts.copied });
    } catch {
      field.current?.select();
      announce({ kind: 'error', title: texts.copyByHand });
    }
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <ButtonAnchor href={mailOf(text)}>{texts.send}</ButtonAnchor>
        </>
      }
    >
      <div className={styles.report}>
        <p>{texts.lead}</p>
        <label htmlFor={id}>{texts.label}</label>
        <textarea
          ref={field}
          id={id}
          className={styles.text}
          rows={10}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.soft}>{texts.otherwise(brand.email)}</p>
      </div>
    </Dialog>
  );
}
