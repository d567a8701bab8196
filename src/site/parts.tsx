import type { ReactNode } from 'react';
import { Hero } from './Hero.tsx';
import type { LegalText as Text } from './legalTexts.ts';
import styles from './parts.module.css';
import { PageMeta } from '../ui/PageMeta.tsx';

/** Text in a column of a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

interface ProsePartProps {
  /** The section's fragment in addresses. */
  id?: string | undefined;
  heading: string;
  paragraphs: readonly string[];
}

/** One section: a heading and its paragraphs. */
export function ProsePart({ id, heading, paragraphs }: ProsePartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

interface LegalTextProps {
  text: Text;
  path: string;
}

/** The body of a legal page. */
export function LegalText({ text, path }: LegalTextProps) {
  return (
    <>
      <PageMeta title={text.title} description={text.description} path={path} />
      <Hero heading={text.heading} lead={text.lead} />
      <Prose>
        {text.parts.map(({ id, heading, paragraphs }) => (
          <ProsePart key={heading} id={id} heading={heading} paragraphs={paragraphs} />
        ))}
      </Prose>
    </>
  );
}
