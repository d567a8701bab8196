import { useState } from 'react';
import { toTask } from '../paths.ts';
import { siteUrl } from '../lib/env.ts';
import { announce } from '../ui/notices.ts';
import { saveFile } from '../lib/files.ts';
import { calendarTexts as texts } from './texts.ts';
import { Button } from '../ui/Button.tsx';

interface CalendarButtonProps {
  tasks: readonly { id: string; title: string; deadline: string }[];
  /** The file's name. */
  subject: string;
  label?: string;
  variant?: 'secondary' | 'quiet';
  children: string;
}

/** Saves deadlines as a calendar file; the code that builds it is loaded on the tap. */
export function CalendarButton(props: CalendarButtonProps) {
  const { tasks, subject, label, variant = 'quiet', children } = props;
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const { calendarFileName, calendarOf } = await import('./calendar.ts');
      const deadlines = tasks.map(({ id, title, deadline }) => ({
        id,
        title,
        deadline,
        url: `${siteUrl()}${toTask(id)}`,
      }));
      const file = calendarOf(deadlines, texts, Date.now());
      saveFile(calendarFileName(subject), file, 'text/calendar;charset=utf-8');
    } catch {
      announce({ kind: 'error', title: texts.failed });
    }
    setBusy(false);
  };

  return (
    <Button
      variant={variant}
      iconBefore="calendar"
      busy={busy}
      aria-label={label}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
