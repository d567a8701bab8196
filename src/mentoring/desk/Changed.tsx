import type { Run } from '../../lib/difference.ts';
import { deskTexts as texts } from './texts.ts';
import styles from './SubmittedWork.module.css';

/** A text as it is now, with what was taken out of the earlier one and what is new in it. */
export function Changed({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={key} className={styles[kind]}>
        <span className="visually-hidden">{texts[kind]} </span>
        {text}
      </Tag>
    );
  });
}
