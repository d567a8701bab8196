import { PageMeta } from '../ui/PageMeta.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { testimonials } from './content/landing.ts';
import { gradeBands, GRADES } from '../lib/gradeBands.ts';
import { gradeBandTexts } from '../lib/gradeBandTexts.ts';
import { aboutTexts as texts } from './texts.ts';
import { Hero } from './Hero.tsx';
import { Prose, ProsePart } from './parts.tsx';
import styles from './AboutPage.module.css';

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
      <PageMeta title={texts.title} description={texts.description} path={paths.about} />
      <Hero
        heading={texts.heading}
        lead={texts.lead}
        art={
          <div className={styles.art} aria-hidden="true">
            {faces.map(({ name, look }) => (
              <Portrait key={name} look={look} />
            ))}
          </div>
        }
      />
      <Prose>
        {texts.parts.map(({ heading, paragraphs }) => (
          <ProsePart key={heading} heading={heading} paragraphs={paragraphs} />
        ))}
        <ProsePart
          id={GRADES}
          heading={gradeBandTexts.title}
          paragraphs={[gradeBandTexts.lead, ...bands]}
        />
        <ProsePart heading={texts.name} paragraphs={[brand.meaning]} />
        <p className={styles.actions}>
          <ButtonLink to={paths.register} iconAfter="arrow-right">
            {texts.join}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {texts.mentor}
          </ButtonLink>
        </p>
      </Prose>
    </>
  );
}
