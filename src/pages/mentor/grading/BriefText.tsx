import { useMemo } from 'react';
import { BriefWords } from '../../../components/brief/BriefWords.tsx';
import { briefHtml } from '../../../platform/briefHtml.ts';
import { gradingTexts as texts } from '../../../texts/mentor.ts';
import styles from './SubmittedWork.module.css';

/** A task's description as sanitised HTML. */
export default function BriefText({ description }: { description: string }) {
  const html = useMemo(() => briefHtml(description), [description]);
  if (html.trim() === '') return <p className={styles.nothing}>{texts.emptyBrief}</p>;
  return <BriefWords html={html} className={styles.brief} />;
}
