import { Carousel, type CarouselItem } from '../../../components/carousel/Carousel.tsx';
import { Portrait } from '../../../components/portrait/Portrait.tsx';
import { testimonials } from '../../../content/testimonials.ts';
import { landingTexts } from '../../../texts/public/landing.ts';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

const texts = landingTexts.testimonials;

const items: readonly CarouselItem[] = testimonials.map(({ name, role, quote, look }) => ({
  key: name,
  content: (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Portrait look={look} className={styles.face} />
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  ),
}));

/** What learners say: two at a time on a desktop, one below (specification, section 9). */
export function Testimonials() {
  return (
    <Section heading={texts.heading}>
      <Carousel texts={texts.carousel} items={items} />
    </Section>
  );
}
