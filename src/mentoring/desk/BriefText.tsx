import { useMemo } from 'react';
import styles from './SubmittedWork.module.css';
import { deskTexts } from './texts.ts';
import { gradingTexts as texts } from '../texts.ts';
import { BriefWords } from '../../tasks/Brief.tsx';
import { briefElements } from '../../tasks/briefElements.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Headings that briefs use for “Done means”. */
const DONE_MEANS =
  /^\s*(?:(?:what )?done (?:means|when)|definition of done|acceptance criteria)\b/i;

/**
 * Copies the part of a brief below its “Done means” heading, up to the next heading of the same or
 * a higher level; null without such a part. `brief` is sanitised.
 */
export function doneMeansOf(brief: Element): Element | null {
  const heading = [...brief.querySelectorAll(HEADINGS)].find(({ textContent }) =>
    DONE_MEANS.test(textContent),
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

/** A brief as sanitised elements. */
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
