import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { Hero } from './Hero.tsx';
import { Prose, ProsePart } from './parts.tsx';
import parts from './parts.module.css';

const texts = {
  title: 'See how it works',
  description: `Look around ${brand.name} with an example mentee or an example mentor. You need no account.`,
  heading: 'Look inside before you join.',
  lead: 'These are the real pages, with example people. Nothing is sent, and nothing is stored on your phone.',
  mentee: 'Look around as a mentee',
  mentor: 'Look around as a mentor',
  parts: [
    {
      heading: 'What a mentee sees',
      paragraphs: [
        'Home shows your next task and its deadline. A brief says what to build and when it is done.',
        'You submit a link with a comment. Then your mentor’s grade and comment arrive, and you see what to do next.',
        'After the last task of a track you get a certificate. It lists every task with its grade.',
      ],
    },
    {
      heading: 'What a mentor sees',
      paragraphs: [
        'A list shows the submissions to grade, the oldest first. Each opens with its brief, the link and earlier comments.',
        'You write a comment and a grade, and the next one opens. Twenty minutes in the evening is enough.',
      ],
    },
    {
      heading: 'What you can try',
      paragraphs: [
        'Open tasks, write a comment, and press every button. Where something would be sent, the page says what would happen.',
        'Reload the page to start again. “Leave example” in the menu brings you back here.',
      ],
    },
  ],
  join: 'Join for free',
} as const;

/** Describes the pages behind the login, with two links that open them with an example user. */
export default function ExamplePage() {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.example} />
      <Hero heading={texts.heading} lead={texts.lead}>
        {/*
         * An example needs a page load of its own. The links lead to the homes, whose code then
         * loads at once.
         */}
        <p className={parts.actions}>
          <ButtonAnchor variant="accent" href={paths.exampleMentee + paths.dashboard}>
            {texts.mentee}
          </ButtonAnchor>
          <ButtonAnchor variant="secondary" href={paths.exampleMentor + paths.mentees}>
            {texts.mentor}
          </ButtonAnchor>
        </p>
      </Hero>
      <Prose>
        {texts.parts.map(({ heading, paragraphs }) => (
          <ProsePart key={heading} heading={heading} paragraphs={paragraphs} />
        ))}
        <p className={parts.actions}>
          <ButtonLink to={paths.register} iconAfter="arrow-right">
            {texts.join}
          </ButtonLink>
        </p>
      </Prose>
    </>
  );
}
