const titleTexts = {
  task: 'Untitled task',
  track: 'Untitled track',
} as const;

/** Acronyms, and the names that tracks use most. */
const spellings: ReadonlyMap<string, string> = new Map(
  `API APIs CSS HTML HTTP HTTPS JS JSON PHP SQL UI URL UX
  Android Django Figma Git GitHub JavaScript Kotlin Nigeria Node Python React TypeScript`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * Converts a title for display. The API stores titles in upper case, so they become sentences, in
 * which acronyms keep their spelling.
 */
export function readableTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return (
    title
      .toLowerCase()
      // A dot belongs to the word, because "js" is not an acronym in "Node.js".
      .replace(/\.?[\p{L}\p{M}]+/gu, (word) => spellings.get(word) ?? word)
      .replace(/(?:^|[.?!]\s)[^\p{L}\p{N}]*\p{L}/gu, (start) => start.toUpperCase())
  );
}

interface Titled {
  title: string;
}

/** Returns a task's title for display, never empty. */
export const taskTitle = ({ title }: Titled): string => readableTitle(title) || titleTexts.task;

/** Returns a track's title for display, never empty. */
export const trackTitle = ({ title }: Titled): string => readableTitle(title) || titleTexts.track;
