import { titleTexts as texts } from './titlesTexts.ts';
import { readableTitle } from './text.ts';

interface Titled {
  title: string;
}

/** A task's title for display, never empty. */
export const taskTitle = ({ title }: Titled): string => readableTitle(title) || texts.task;

/** A track's title for display, never empty. */
export const trackTitle = ({ title }: Titled): string => readableTitle(title) || texts.track;
