import { useMemo } from 'react';
import { BriefWords } from '../../tasks/BriefWords.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { deskTexts } from './texts.ts';
import { gradingTexts as texts } from '../texts.ts';
import { doneMeansOf } from './doneMeans.ts';
import styles from './SubmittedWork.module.css';

interface BriefTextProps {
  description: string;
  /** What is shown of it. */
  part: 'all' | 'done means';
}

/** A task's description as sanitised elements. */
export default function BriefText({ description, part }: BriefTextProps) {
  const brief = useMemo(() => {
    const all = briefElements(description);
    return part === 'all' || all === null ? all : doneMeansOf(all);
  }, [description, part]);
  if (brief === null) {
    const none = part === 'all' ? texts.emptyBrief : deskTexts.noDoneMeans;
    return <p className={styles.nothing}>{none}</p>;
  }
  return <BriefWords brief={brief} className={styles.brief} />;
}
