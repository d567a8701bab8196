import { shallowEqual } from 'react-redux';
import { useAppSelector } from './hooks.ts';
import { draftName } from './selectors/draftNames.ts';

/** The names of drafts, in the order of their subjects. */
export const useDraftNames = (subjects: readonly string[]): readonly string[] =>
  useAppSelector((state) => subjects.map((subject) => draftName(state, subject)), shallowEqual);
