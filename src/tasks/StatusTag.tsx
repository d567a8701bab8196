import type { ComponentProps, ReactNode } from 'react';
import { Tag } from '../ui/Tag.tsx';
import type { TaskStatus } from './status.ts';

const sent = { tone: 'waiting', icon: 'clock' } as const;

/** What the tag of a task or a submission looks like, for mentees and mentors. */
const looks: Record<TaskStatus['state'], Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>> = {
  unchecked: { tone: 'warm' },
  open: { tone: 'neutral' },
  sent,
  waiting: sent,
  graded: { tone: 'graded', icon: 'check' },
};

interface StatusTagProps {
  state: TaskStatus['state'];
  children: ReactNode;
}

/** Shows a tag with the status of work. */
export const StatusTag = ({ state, children }: StatusTagProps) => (
  <Tag {...looks[state]}>{children}</Tag>
);
