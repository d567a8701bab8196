import type { ReactNode } from 'react';

/** All texts of a carousel; the page passes them. */
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

/** The props of both kinds of carousel. */
export interface CarouselProps {
  texts: CarouselTexts;
  items: readonly CarouselItem[];
}
