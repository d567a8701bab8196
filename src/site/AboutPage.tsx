import { PageMeta } from '../ui/PageMeta.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { testimonials } from './content/landing.ts';
import { gradeBands, GRADES, gradeBandTexts } from '../lib/gradeBands.ts';
import { Hero } from './Hero.tsx';
import { Prose, ProsePart } from './parts.tsx';
import styles from './AboutPage.module.css';
import parts from './parts.module.css';

const aboutTexts = {
  title: `About ${brand.name}`,
  description: `${brand.name} is free and non-profit. We help beginners in Nigeria on their way to a first job in software.`,
  heading: 'You do not have to learn alone.',
  lead: `${brand.name} is a free, non-profit learning community in Nigeria. We help people who have never written code build work they are proud of.`,
  parts: [
    {
      heading: 'Why we do it this way',
      paragraphs: [
        'There are plenty of tutorials. Most beginners lack a person who reviews their work and tells them what is good, what is not good yet and what to try next.',
        'So we built everything around that conversation. A track shows you where you are going, a stage keeps each step small, and a task gives you something to build, which a mentor then reviews.',
      ],
    },
    {
      heading: 'Our promises',
      paragraphs: [
        'It is free and will stay free. There is no premium plan, and we do not sell your data.',
        'A person reviews your work, not a program. Each grade comes with a comment.',
        'The certificate says what you did, and no more. Every task on it was submitted, reviewed and graded.',
      ],
    },
    {
      heading: 'Our limits',
      paragraphs: [
        'We are not a university, and we are not a recruitment agency. We cannot promise you a job, but we can help you build work that firms notice.',
        'Mentors are volunteers with jobs and families. A review can take a few days. If it takes longer, tell us in the chat and we will find out why.',
      ],
    },
  ],
  name: 'About the name',
  join: 'Start learning',
  look: 'See how it works',
  mentor: 'Become a mentor',
} as const;

const bands = gradeBands.map(({ from, word }) => ({
  name: gradeBandTexts.from(from),
  text: word,
}));

const portraits = testimonials.slice(0, 3);

/** Introduces the community, its promises and its limits. */
export default function AboutPage() {
  return (
    <>
      <PageMeta title={aboutTexts.title} description={aboutTexts.description} path={paths.about} />
      <Hero
        heading={aboutTexts.heading}
        lead={aboutTexts.lead}
        art={
          <div className={styles.art} aria-hidden="true">
            {portraits.map(({ name, look }) => (
              <Portrait key={name} look={look} />
            ))}
          </div>
        }
      />
      <Prose>
        {aboutTexts.parts.map(({ heading, paragraphs }) => (
          <ProsePart key={heading} heading={heading} paragraphs={paragraphs} />
        ))}
        <ProsePart
          id={GRADES}
          heading={gradeBandTexts.title}
          items={bands}
          paragraphs={[gradeBandTexts.lead]}
        />
        <ProsePart heading={aboutTexts.name} paragraphs={[brand.meaning]} />
        <p className={parts.actions}>
          <ButtonLink to={paths.register} iconAfter="arrow-right">
            {aboutTexts.join}
          </ButtonLink>
          <ButtonLink to={paths.example} variant="secondary">
            {aboutTexts.look}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {aboutTexts.mentor}
          </ButtonLink>
        </p>
      </Prose>
    </>
  );
}
