import { gradebookTexts as texts } from './texts.ts';

/** The columns before those of the tasks, by their sort keys. */
export const sumColumns = [
  { key: 'name', header: texts.mentee },
  { key: 'waiting', header: texts.waiting },
  { key: 'sent', header: texts.sent },
  { key: 'mean', header: texts.mean },
] as const;
