import type { ReactNode } from 'react';
import type { Task } from '../../api/schemas.ts';
import type { IconName } from '../../ui/iconPaths.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { allSubmissions, paths, toGrading, toTask } from '../../paths.ts';
import { outboxPath, type Role } from '../../auth/roles.ts';
import { localMoment } from '../../lib/dates.ts';
import { ownState } from '../../auth/linkState.ts';
import { fullName, readableTitle } from '../../lib/text.ts';
import { bellTexts as texts } from './bellTexts.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { shellTexts } from '../frame/texts.ts';
import type { News } from './useNews.ts';

/** An entry of the bell: what happened, when, and its link. */
export interface Item {
  key: string;
  icon: IconName;
  text: string;
  when: ReactNode;
  to: string;
  state?: { task: Task };
  isNew: boolean;
  /** The page with all of its kind. */
  all: { to: string; label: string };
}

/** In milliseconds. */
const MINUTE = 60_000;

const allTasks = { to: paths.tasks, label: shellTexts.tasks };
const everySubmission = { to: allSubmissions, label: shellTexts.tasks };

/** What waits in the outbox; it stays until it is sent. */
export function outboxItem(count: number, role: Role): Item {
  const to = outboxPath(role);
  return {
    key: 'outbox',
    icon: 'upload',
    text: outboxTexts.banner(count),
    when: outboxTexts.bannerText,
    to,
    isNew: true,
    all: { to, label: outboxTexts.title },
  };
}

/** A grade or a comment, with the time this device found it: the service's own is not known. */
export function changeItem({ about, isNew }: News['changes'][number]): Item {
  const { taskId, grade, at, kind } = about;
  const title = about.title || texts.untitled;
  return {
    key: `change ${taskId}`,
    icon: kind === 'commented' ? 'chat' : 'award',
    text: kind === 'commented' ? texts.commented(title) : texts[kind](title, grade ?? 0),
    when:
      Date.now() - at < MINUTE ? (
        texts.noticedNow
      ) : (
        <>
          {texts.noticed} <RelativeTime iso={new Date(at).toISOString()} />
        </>
      ),
    to: toTask(taskId),
    isNew,
    all: allTasks,
  };
}

/** A submission that waits for a grade. */
export function waitingItem({ about, isNew }: News['waiting'][number]): Item {
  const { id, mentee, task, updatedAt } = about.submission;
  const name = mentee ? fullName(mentee) : '';
  const title = task ? readableTitle(task.title) : '';
  return {
    key: `waiting ${id}`,
    icon: 'book',
    text: texts.sent(name || texts.someone, title || texts.untitled),
    when: updatedAt && (
      <>
        {texts.sentAt} <RelativeTime iso={updatedAt} />
      </>
    ),
    to: toGrading(id),
    isNew,
    all: everySubmission,
  };
}

/** An open task whose deadline is near. */
export function dueItem({ about: task, isNew }: News['due'][number]): Item {
  return {
    key: `due ${task.id}`,
    icon: 'clock',
    text: texts.due(readableTitle(task.title) || texts.untitled),
    when: (
      <>
        <RelativeTime ahead iso={task.deadline} /> · {localMoment(task.deadline)}
      </>
    ),
    to: toTask(task.id),
    state: ownState({ task }),
    isNew,
    all: allTasks,
  };
}
