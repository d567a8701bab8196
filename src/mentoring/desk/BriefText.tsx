import { useMemo } from 'react';
import styles from './SubmittedWork.module.css';
import { deskTexts } from './texts.ts';
import { gradingTexts as texts } from '../texts.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** How briefs call the part that says when the work is done. */
const NAMES = /^\s*(?:(?:what )?done (?:means|when)|definition of done|acceptance criteria)\b/i;

/**
 * The part of a brief that says what done means: all below its heading, up to the next heading of
 * that level or a higher one.
 * @param brief as `briefElements` has cleaned it; it stays as it is
 * @returns a copy of that part without its heading, or null where there is none
 */
export function doneMeansOf(brief: Element): Element | null {
  const heading = [...brief.querySelectorAll(HEADINGS)].find(({ textContent }) =>
    NAMES.test(textContent),
  );
  if (!heading) return null;
  const part = document.createElement('div');
  for (let node = heading.nextSibling; node; node = node.nextSibling) {
    const ends =
      node instanceof Element && node.matches(HEADINGS) && node.tagName <= heading.tagName;
    if (ends) break;
    part.append(node.cloneNode(true));
  }
  return part.textContent.trim() === '' ? null : part;
}

interface BriefTextProps {
  description: string;
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
    return <p className={`small ${styles.nothing}`}>{none}</p>;
  }
  return <BriefWords brief={brief} className={styles.brief} />;
}
