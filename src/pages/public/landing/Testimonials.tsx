import { Carousel } from '../../../components/carousel/Carousel.tsx';
import type { CarouselItem } from '../../../components/carousel/carouselProps.ts';
import { Portrait } from '../../../components/portrait/Portrait.tsx';
import { useHydrated } from '../../../components/useHydrated.ts';
import type { PortraitLook } from '../../../content/portraitTypes.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { landingTexts } from '../../../texts/public/landing.ts';
import { Section } from '../parts/Section.tsx';
import styles from './Testimonials.module.css';

const texts = landingTexts.testimonials;

/** Far below the first screen: prerendered as an empty box, drawn once hydrated. */
function Face({ look }: { look: PortraitLook }) {
  if (!useHydrated()) return <span className={styles.face} />;
  return <Portrait look={look} className={styles.face} />;
}

const items: readonly CarouselItem[] = testimonials.map(({ name, role, quote, look }) => ({
  key: name,
  content: (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Face look={look} />
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  ),
}));

/** Quotes of learners: two at a time on a desktop, one on narrower screens. */
export function Testimonials() {
  return (
    <Section heading={texts.heading}>
      <Carousel texts={texts.carousel} items={items} />
    </Section>
  );
}
