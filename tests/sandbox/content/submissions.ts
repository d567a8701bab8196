import { aminaSubmissions } from './submissions/amina.ts';
import { backendSubmissions } from './submissions/backend.ts';
import { otherSubmissions } from './submissions/others.ts';
import { webSubmissions } from './submissions/web.ts';
import { webPageSubmissions } from './submissions/webPages.ts';
import type { SubmissionContent } from './types.ts';

// Links use reserved `.example` hosts, so they show no real person's work.

export const submissions: SubmissionContent[] = [
  ...aminaSubmissions,
  ...webPageSubmissions,
  ...webSubmissions,
  ...backendSubmissions,
  ...otherSubmissions,
];
