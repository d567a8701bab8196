import { PageMeta } from '../../components/PageMeta.tsx';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import { ButtonLink } from '../../components/ui/button/Button.tsx';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { testimonials } from '../../content/testimonials.ts';
import { aboutTexts as texts } from '../../texts/public/about.ts';
import { Hero } from './parts/Hero.tsx';
import { Prose, ProsePart } from './parts/Prose.tsx';
import styles from './AboutPage.module.css';

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
