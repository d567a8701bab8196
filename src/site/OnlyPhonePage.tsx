import { PageMeta } from '../ui/PageMeta.tsx';
import { paths } from '../paths.ts';
import { Hero } from './Hero.tsx';
import type { LegalPart } from './legalTexts.ts';
import { Prose, ProsePart } from './parts.tsx';

const texts = {
  title: 'With only a phone',
  description: 'How to write code, publish it and copy its link on a phone, for free.',
  lead: 'You can begin without a laptop. These three steps are free and need only a browser.',
} as const;

/**
 * Each step offers at most three choices, because a list of everything does not help anybody to
 * begin.
 */
const steps: readonly LegalPart[] = [
  {
    heading: '1. Write it',
    items: [
      {
        name: 'CodePen',
        href: 'https://codepen.io/pen/',
        text: 'shows HTML, CSS and JavaScript together with the page they make (codepen.io). Log in to save.',
      },
      {
        name: 'JSFiddle',
        href: 'https://jsfiddle.net/',
        text: 'does the same without an account (jsfiddle.net). Tap “Save”, and the address is yours.',
      },
      {
        name: 'OneCompiler',
        href: 'https://onecompiler.com/',
        text: 'runs Python, Java, SQL and many other languages (onecompiler.com).',
      },
    ],
    paragraphs: [],
  },
  {
    heading: '2. Publish it',
    items: [
      {
        name: 'The editor',
        text: 'what you save in one of these editors is public. For most tasks its link is enough.',
      },
      {
        name: 'GitHub Pages',
        href: 'https://pages.github.com/',
        text: 'make a repository on github.com, tap “Add file” for each file, then choose “Pages” in its settings.',
      },
      {
        name: 'Neocities',
        href: 'https://neocities.org/',
        text: 'gives you a site whose files you edit in the browser (neocities.org).',
      },
    ],
    paragraphs: [],
  },
  {
    heading: '3. Copy its link',
    items: [
      {
        name: 'In a browser',
        text: 'open your page, tap its address at the top, then tap “Copy”.',
      },
      { name: 'In an app', text: 'tap “Share”, then “Copy link”.' },
      {
        name: 'Check it',
        text: 'open the link in a private tab. If you see your work without a login, so does your mentor.',
      },
    ],
    paragraphs: [],
  },
];

/** Explains how to do a task without a computer, on a page to print or to send to a friend. */
export default function OnlyPhonePage() {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.onlyPhone} />
      <Hero heading={texts.title} lead={texts.lead} />
      <Prose>
        {steps.map((step) => (
          <ProsePart key={step.heading} {...step} />
        ))}
      </Prose>
    </>
  );
}
