import type { PersonContent } from '../types.ts';
import { demoMentees } from './demoMentees.ts';
import { otherMentees } from './otherMentees.ts';
import { webMentees } from './webMentees.ts';

// A mentee has a different mentor on each track: the API rejects submissions on a second track with
// the same mentor.

export const mentees: PersonContent[] = [...demoMentees, ...webMentees, ...otherMentees];
