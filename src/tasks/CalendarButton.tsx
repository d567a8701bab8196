import { useState } from 'react';
import { toTask } from '../paths.ts';
import { siteUrl } from '../lib/env.ts';
import { taskTitle } from '../lib/text.ts';
import { announce } from '../ui/notices.ts';
import { saveFile } from '../lib/files.ts';
import { calendarTexts as texts } from './texts.ts';
import { Button } from '../ui/Button.tsx';
import { stillDue } from './deadlines.ts';
import type { TaskWithStatus } from './status.ts';

interface CalendarButtonProps {
  tasks: readonly { id: string; title: string; deadline: string }[];
  subject: string;
  label?: string;
  children: string;
}

/** Saves deadlines as a calendar file. The code that builds it loads when the button is tapped. */
export function CalendarButton({ tasks, subject, label, children }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const { calendarFileName, calendarOf } = await import('./calendar.ts');
      const deadlines = tasks.map((task) => ({ ...task, url: `${siteUrl()}${toTask(task.id)}` }));
      const file = calendarOf(deadlines, Date.now());
      saveFile(calendarFileName(subject), file, 'text/calendar;charset=utf-8');
    } catch {
      announce({ kind: 'error', title: texts.failed });
    }
    setBusy(false);
  };

  return (
    <Button
      variant="quiet"
      iconBefore="calendar"
      busy={busy}
      aria-label={label}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}

/** Returns the open tasks with a future deadline, for a calendar. */
export const openDeadlines = (
  tasks: readonly TaskWithStatus[],
  now: number,
): { id: string; title: string; deadline: string }[] =>
  stillDue(
    tasks.filter(({ status }) => status.state === 'open').map(({ task }) => task),
    now,
  ).map((task) => ({ id: task.id, title: taskTitle(task), deadline: task.deadline }));
