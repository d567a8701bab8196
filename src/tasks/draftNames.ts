import { shallowEqual } from 'react-redux';
import { readableTitle } from '../lib/text.ts';
import { fieldWords } from '../user/fieldWords.ts';
import type { Draft, DraftSubject, StoredDraft } from '../user/drafts.ts';
import { draftTexts as texts, outboxTexts } from './outbox/texts.ts';
import { type State, useAppSelector } from './state.ts';
import { taskSelectors } from './tasksSlice.ts';
import { nameOf } from '../user/nameOf.ts';
import { gradeOf } from './work.ts';

type Named = DraftSubject & Pick<Draft, 'about'>;

/** Names a draft by the titles that are loaded or that it has stored. */
export function draftName(state: State, { kind, id, about }: Named): string {
  if (kind === 'profile' || kind === 'enrollment') return texts[kind];
  if (kind === 'submission') {
    const title = taskSelectors.selectById(state, id)?.title ?? about?.title ?? '';
    return texts.submission(readableTitle(title));
  }
  const graded = state.tasks.queue?.[id]?.submission;
  return texts.grade(
    readableTitle(graded?.task?.title ?? about?.title ?? ''),
    graded?.mentee ? nameOf(graded.mentee, '') : (about?.mentee ?? ''),
  );
}

export const useDraftNames = (drafts: readonly Named[]): readonly string[] =>
  useAppSelector((state) => drafts.map((draft) => draftName(state, draft)), shallowEqual);

/** Returns the typed text of a draft, one field in each line. */
export function wordsOf({ kind, values }: Pick<StoredDraft, 'kind' | 'values'>): string {
  const { availability, awayUntil } = values;
  const lines = Object.entries(values).map(([name, text]) => {
    // The line of the availability contains this day.
    if (name === 'awayUntil' && availability !== undefined) return '';
    // Users cannot read ids.
    if (typeof text !== 'string' || /^[\da-f]{24}$/i.test(text)) return '';
    if (kind === 'profile') return fieldWords(name, text, awayUntil);
    const grade = kind === 'grade' && name === 'grade' ? gradeOf(text) : Number.NaN;
    return Number.isNaN(grade) ? text : outboxTexts.percent(grade);
  });
  return lines.filter((line) => line.trim() !== '').join('\n');
}
