import type { ReactNode } from 'react';

/** Everything a carousel says; the page brings the words. */
interface CarouselTexts {
  label: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** "1 to 2 of 6"; first and last are equal where one item shows. */
  position: (first: number, last: number, total: number) => string;
}

export interface CarouselItem {
  key: string;
  content: ReactNode;
}

/** What both kinds of carousel take. */
export interface CarouselProps {
  texts: CarouselTexts;
  items: readonly CarouselItem[];
}
