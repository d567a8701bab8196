import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import SlickModule from 'react-slick';
import frame from './Carousel.module.css';
import styles from './SlickCarousel.module.css';
import { StepButton } from './StepButton.tsx';
import { minWidth, useMediaQuery } from './hooks.ts';
import './slick.css';

interface CarouselTexts {
  label: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** Returns "1 to 2 of 6"; first and last are equal if one item is visible. */
  position: (first: number, last: number, total: number) => string;
}

export interface CarouselItem {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  texts: CarouselTexts;
  items: readonly CarouselItem[];
}

export interface SlickCarouselProps extends CarouselProps {
  /** The index of the item to begin with. */
  first: number;
}

const INTERVAL_MS = 7000;

/** Depending on the bundler, the default import is the component or the module around it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same class, one level deeper
const Slick = 'default' in SlickModule ? (SlickModule.default as typeof SlickModule) : SlickModule;

/**
 * Shows react-slick without its loop, because the keyboard and screen readers would reach the
 * loop's copies of the items twice. It plays until it is paused, hovered or focused, and never with
 * reduced motion.
 */
export default function SlickCarousel({ texts, items, first: initial }: SlickCarouselProps) {
  const slider = useRef<SlickModule>(null);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const visibleCount = useMediaQuery(minWidth('lg')) ? 2 : 1;
  const [first, setFirst] = useState(initial);
  const [playing, setPlaying] = useState(!reducedMotion);
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false);

  const lastStart = Math.max(0, items.length - visibleCount);
  const start = Math.min(first, lastStart);
  const moving = playing && !isHoveredOrFocused && !reducedMotion;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(
      () => slider.current?.slickGoTo(start >= lastStart ? 0 : start + 1),
      INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [moving, start, lastStart]);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHoveredOrFocused(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks hover and focus
    <section
      className={frame.carousel}
      aria-label={texts.label}
      aria-roledescription="carousel"
      onMouseEnter={() => setHoveredOrFocused(true)}
      onMouseLeave={() => setHoveredOrFocused(false)}
      onFocus={() => setHoveredOrFocused(true)}
      onBlur={leave}
    >
      <Slick
        ref={slider}
        className={styles.slick ?? ''}
        infinite={false}
        arrows={false}
        dots={false}
        speed={reducedMotion ? 0 : 400}
        // A second press counts, even during the animation of the first.
        waitForAnimate={false}
        initialSlide={initial}
        slidesToShow={visibleCount}
        slidesToScroll={1}
        beforeChange={(_, next) => setFirst(next)}
      >
        {items.map(({ key, content }) => (
          <div key={key} className={styles.slide}>
            {content}
          </div>
        ))}
      </Slick>
      <div className={frame.controls}>
        <StepButton
          icon="arrow-left"
          label={texts.previous}
          off={start === 0}
          onStep={() => slider.current?.slickPrev()}
        />
        <p className={styles.position} aria-live={moving ? 'off' : 'polite'}>
          {texts.position(start + 1, start + Math.min(visibleCount, items.length), items.length)}
        </p>
        <StepButton
          icon="arrow-right"
          label={texts.next}
          off={start === lastStart}
          onStep={() => slider.current?.slickNext()}
        />
        {!reducedMotion && (
          <StepButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? texts.pause : texts.play}
            onStep={() => setPlaying(!playing)}
          />
        )}
      </div>
    </section>
  );
}
