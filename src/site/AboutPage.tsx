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

const aboutTexts = {
  title: `About ${brand.name}`,
  description: `${brand.name} is a free, non-profit community in Nigeria. It takes beginners to their first job in software.`,
  heading: 'We learn by being looked after.',
  lead: `${brand.name} is a free, non-profit learning community in Nigeria. It takes people who have never written a line of code to work they can be proud of.`,
  parts: [
    {
      heading: 'Why we do it this way',
      paragraphs: [
        'There is no lack of tutorials. What most beginners lack is somebody who looks at their work and says: this is good, this is not yet, and here is what to try next.',
        'So we built everything around that one conversation. A track tells you where you are going. A stage keeps it small. A task gives you something to make, and a mentor reads what you made.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'It costs nothing, and it will cost nothing. There is no premium plan behind the free one, and we do not sell what we know about you.',
        'A person reviews your work. Grades come with a comment, and the comment is the part that matters.',
        'The certificate says what you did, no more. It stands for tasks that were handed in, reviewed and graded.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'We are not a university and not an employment agency. We cannot promise you a job; we can help you build the work that gets you asked.',
        'Mentors are volunteers with jobs and families. A review can take a few days. If it takes longer, tell us in the chat and we will find out why.',
      ],
    },
  ],
  name: 'About the name',
  join: 'Start learning',
  mentor: 'Become a mentor',
} as const;

/** What grades mean, in a line for each band. */
const bands = gradeBands.map(({ from, name }) => {
  const word = gradeBandTexts.words[name];
  return from === 0 ? gradeBandTexts.lowest(word) : gradeBandTexts.band(from, word);
});

const faces = testimonials.slice(0, 3);

/** What this community is, what it promises and what it cannot. */
export default function AboutPage() {
  return (
    <>
      <PageMeta title={aboutTexts.title} description={aboutTexts.description} path={paths.about} />
      <Hero
        heading={aboutTexts.heading}
        lead={aboutTexts.lead}
        art={
          <div className={styles.art} aria-hidden="true">
            {faces.map(({ name, look }) => (
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
          paragraphs={[gradeBandTexts.lead, ...bands]}
        />
        <ProsePart heading={aboutTexts.name} paragraphs={[brand.meaning]} />
        <p className={styles.actions}>
          <ButtonLink to={paths.register} iconAfter="arrow-right">
            {aboutTexts.join}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {aboutTexts.mentor}
          </ButtonLink>
        </p>
      </Prose>
    </>
  );
}
