import { backendSubmissions } from './submissions/backend.ts';
import { otherSubmissions } from './submissions/others.ts';
import { webSubmissions } from './submissions/web.ts';
import type { SubmissionContent } from './types.ts';

export const submissions: SubmissionContent[] = [
  ...webSubmissions,
  ...backendSubmissions,
  ...otherSubmissions,
];
