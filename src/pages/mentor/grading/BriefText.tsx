import { useMemo } from 'react';
import { BriefWords } from '../../../components/brief/BriefWords.tsx';
import { briefElements } from '../../../platform/briefHtml.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import styles from './SubmittedWork.module.css';

/** A task's description as sanitised elements. */
export default function BriefText({ description }: { description: string }) {
  const brief = useMemo(() => briefElements(description), [description]);
  if (brief === null) return <p className={styles.nothing}>{texts.emptyBrief}</p>;
  return <BriefWords brief={brief} className={styles.brief} />;
}
