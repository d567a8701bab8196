import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import type { CarouselProps, SlickCarouselProps } from './SlickCarousel.tsx';

interface Loaded {
  SlickCarousel: ComponentType<SlickCarouselProps>;
  /** The item to which the visitor had scrolled. */
  first: number;
}

function firstVisible(row: HTMLElement): number {
  const width = row.firstElementChild?.clientWidth ?? 0;
  return width === 0 ? 0 : Math.round(row.scrollLeft / width);
}

/**
 * Shows a row of items that scrolls sideways. When the row is nearly in view, the code of a
 * carousel is loaded, which continues in the same size at the same item.
 */
export function Carousel({ texts, items }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const load = async () => {
      const { default: SlickCarousel } = await import('./SlickCarousel.tsx');
      setLoaded({ SlickCarousel, first: firstVisible(element) });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without the code, the row still scrolls.
        load().catch(() => undefined);
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (loaded) return <loaded.SlickCarousel texts={texts} items={items} first={loaded.first} />;
  return (
    <section className={styles.carousel} aria-label={texts.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard */}
      <ul ref={row} role="list" className={styles.still} tabIndex={0} aria-label={texts.label}>
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
