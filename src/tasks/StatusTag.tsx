import type { ComponentProps, ReactNode } from 'react';
import { Tag } from '../ui/Tag.tsx';
import type { TaskStatus } from './status.ts';

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'> & { words: string };

/** What a status of work looks like and is called, for mentees and mentors. */
const looks: Record<TaskStatus['state'], Look> = {
  unchecked: { tone: 'warm', words: 'Not checked yet' },
  open: { tone: 'neutral', words: 'To do' },
  sent: { tone: 'waiting', icon: 'clock', words: 'Submitted' },
  waiting: { tone: 'waiting', icon: 'clock', words: 'Not graded yet' },
  graded: { tone: 'graded', icon: 'check', words: 'Graded' },
};

/** Returns a status in words: `Graded 88%`. */
export function statusWords(status: TaskStatus): string {
  const { words } = looks[status.state];
  if (status.state === 'graded') return `${words} ${status.grade}%`;
  return 'previousGrade' in status ? `New version (was ${status.previousGrade}%)` : words;
}

interface StatusTagProps {
  status: TaskStatus;
  /** Shorter words, for a place below a heading that says what they are. */
  children?: ReactNode;
}

/** Shows a tag with the status of work. */
export function StatusTag({ status, children }: StatusTagProps) {
  const { words: _, ...look } = looks[status.state];
  return <Tag {...look}>{children ?? statusWords(status)}</Tag>;
}
