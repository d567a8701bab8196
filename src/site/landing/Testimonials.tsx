import { Carousel } from '../../ui/Carousel.tsx';
import type { CarouselItem } from '../../ui/SlickCarousel.tsx';
import { Portrait, type PortraitLook } from '../../ui/Portrait.tsx';
import { useHydrated } from '../../ui/hooks.ts';
import { testimonials } from '../content/landing.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

const texts = landingTexts.testimonials;

/** Far below the first words: the initials in the page's HTML, a portrait when the app is there. */
function Face({ name, look }: { name: string; look: PortraitLook }) {
  if (!useHydrated()) {
    return (
      <span className={styles.face} aria-hidden="true">
        {name.replace(/^(.)\S* (.).*/u, '$1$2')}
      </span>
    );
  }
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
        <Face name={name} look={look} />
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
