import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import type { CarouselProps } from './SlickCarousel.tsx';

const SlickCarousel = lazy(() =>
  import('./SlickCarousel.tsx').catch(() => ({ default: StillRow })),
);

/**
 * A carousel whose code is loaded when it is nearly in view. Before that, its items are a row of
 * the same size that scrolls sideways.
 */
export function Carousel({ texts, items }: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const still = <StillRow texts={texts} items={items} />;
  return (
    <div ref={box}>
      {near ? (
        <Suspense fallback={still}>
          <SlickCarousel texts={texts} items={items} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

function StillRow({ texts, items }: CarouselProps) {
  return (
    <section className={styles.carousel} aria-label={texts.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard */}
      <ul role="list" className={styles.still} tabIndex={0} aria-label={texts.label}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.slot}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} />
    </section>
  );
}
