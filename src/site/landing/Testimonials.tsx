import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import type { CarouselItem } from '../../ui/SlickCarousel.tsx';
import { Portrait, type PortraitLook } from '../../ui/Portrait.tsx';
import { useHydrated } from '../../ui/hooks.ts';
import { testimonials } from '../content/landing.ts';
import { landingTexts } from './texts.ts';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

const texts = landingTexts.testimonials;

/** A portrait. The page's HTML has only initials, to save bytes, until the app hydrates it. */
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
    <Card as="figure" className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Face name={name} look={look} />
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

/** Quotes from learners, two at a time on a desktop. */
export function Testimonials() {
  return (
    <Section heading={texts.heading}>
      <Carousel texts={texts.carousel} items={items} />
    </Section>
  );
}
