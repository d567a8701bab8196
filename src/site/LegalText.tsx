import { PageMeta } from '../ui/PageMeta.tsx';
import type { LegalText as Text } from './legalTexts.ts';
import { Hero } from './Hero.tsx';
import { Prose, ProsePart } from './parts.tsx';

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
