import { exampleAt, paths } from '../../paths.ts';

/** The example mentee and the example mentor. */
export const exampleIds = {
  MENTEE: 'e0a1'.padEnd(24, '0'),
  MENTOR: 'e0a2'.padEnd(24, '0'),
} as const;

/** Returns the role of the visitor in the example at the address of the page. */
export const exampleRole = (): keyof typeof exampleIds =>
  exampleAt(window.location.pathname) === paths.exampleMentor ? 'MENTOR' : 'MENTEE';
