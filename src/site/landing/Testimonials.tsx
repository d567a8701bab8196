import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import type { CarouselItem } from '../../ui/SlickCarousel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { testimonials } from '../content/landing.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

const texts = landingTexts.testimonials;

const items: readonly CarouselItem[] = testimonials.map(({ name, role, quote, look }) => ({
  key: name,
  content: (
    <Card as="figure" className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Portrait look={look} className={styles.face} />
        <span>
          <b className={styles.name} translate="no">
            {name}
          </b>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </Card>
  ),
}));

/** Shows quotes from learners, two at a time on a desktop. */
export function Testimonials() {
  return (
    <Section heading={texts.heading}>
      <Carousel texts={texts.carousel} items={items} />
    </Section>
  );
}
