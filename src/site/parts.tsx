import type { ReactNode } from 'react';
import { Hero } from './Hero.tsx';
import type { LegalPart, LegalDocument } from './legalTexts.ts';
import styles from './parts.module.css';
import { PageMeta } from '../ui/PageMeta.tsx';
import { classes } from '../ui/hooks.ts';

/** Shows a column of text of a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes(styles.page, styles.prose)}>{children}</div>;
}

/** Shows a section of a text. */
export function ProsePart({ id, heading, items, paragraphs }: LegalPart) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {items && (
          <ul className={styles.items}>
            {items.map(({ name, href, text }) => (
              <li key={name}>
                <b>{href ? <a href={href}>{name}</a> : name}</b>: {text}
              </li>
            ))}
          </ul>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Shows the body of a legal page. */
export function LegalText({ text, path }: { text: LegalDocument; path: string }) {
  return (
    <>
      <PageMeta title={text.title} description={text.description} path={path} />
      <Hero heading={text.heading} lead={text.lead} />
      <Prose>
        {text.parts.map((part) => (
          <ProsePart key={part.heading} {...part} />
        ))}
      </Prose>
    </>
  );
}
