import { useMemo } from 'react';
import styles from './SubmittedWork.module.css';
import { deskTexts } from './texts.ts';
import { reviewTexts as texts } from '../texts.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';
import { doneMeansOf } from '../../tasks/doneMeans.ts';

interface BriefTextProps {
  description: string;
  part: 'all' | 'done means';
}

/** Shows a brief as sanitised elements. */
export default function BriefText({ description, part }: BriefTextProps) {
  const brief = useMemo(() => {
    const all = briefElements(description);
    return part === 'all' || all === null ? all : doneMeansOf(all);
  }, [description, part]);
  if (brief === null) {
    const none = part === 'all' ? texts.emptyBrief : deskTexts.noDoneMeans;
    return <p className="soft small">{none}</p>;
  }
  return <BriefWords brief={brief} className={styles.brief} />;
}
