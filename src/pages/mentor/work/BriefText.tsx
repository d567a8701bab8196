import { useMemo } from 'react';
import { BriefWords } from '../../../components/brief/BriefWords.tsx';
import { briefElements } from '../../../platform/briefHtml.ts';
import { deskTexts } from '../../../texts/mentor/desk.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
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
