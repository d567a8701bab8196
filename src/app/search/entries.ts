import { useMemo } from 'react';
import { areasOf, menuOf } from '../areas.ts';
import { withUserId } from '../../auth/linkState.ts';
import { isMenteeRole, type Role } from '../../auth/session.ts';
import { plural } from '../../lib/pluralTexts.ts';
import { type Findable, findIn, searchable } from '../../lib/search.ts';
import { fullName, readableTitle } from '../../lib/text.ts';
import { uniqueById } from '../../lib/values.ts';
import { selectQueueTasks } from '../../mentoring/submissions.ts';
import { allSubmissions, fill, paths, toMentee, toTask, toTrack } from '../../paths.ts';
import { taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import { stageSelectors, type Stage } from '../../tracks/stagesSlice.ts';
import { trackSelectors, type Track } from '../../tracks/tracksSlice.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';
import { placeOf } from '../../user/person.ts';
import {
  menteeSelectors,
  mentorSelectors,
  type Mentor,
  type Person,
} from '../../user/userSlice.ts';

export const searchTexts = {
  title: 'Search this device',
  placeholder: 'Tasks, tracks, people, pages',
  placeholderMentor: 'Mentees, tasks, pages',
  results: 'Results',
  close: 'Close search',
  groups: {
    pages: 'Pages',
    tasks: 'Tasks',
    tracks: 'Tracks',
    stages: 'Stages',
    mentors: 'Mentors',
    mentees: 'Mentees',
  },
  counted: {
    pages: (count: number) => plural(count, 'page', 'pages'),
    tasks: (count: number) => plural(count, 'task', 'tasks'),
    tracks: (count: number) => plural(count, 'track', 'tracks'),
    stages: (count: number) => plural(count, 'stage', 'stages'),
    mentors: (count: number) => plural(count, 'mentor', 'mentors'),
    mentees: (count: number) => plural(count, 'mentee', 'mentees'),
  },
  partOf: (group: string, visible: number, total: number) => `${group}, ${visible} of ${total}`,
  found: (count: number) => plural(count, 'result', 'results'),
  none: (search: string) => `No results for “${search}”`,
  searched: (counts: string) => `Searched ${counts}.`,
  scope: 'Finds only content that you have opened on this device.',
  keys: [
    { keys: ['↑', '↓'], does: 'choose' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['Esc'], does: 'close' },
  ],
  slash: 'Open search with /',
  otherTrack: 'In another track',
  sentTasks: 'Submissions for this task',
} as const;

const kinds = ['pages', 'tasks', 'tracks', 'stages', 'mentors', 'mentees'] as const;
type Kind = (typeof kinds)[number];

interface Entry extends Findable {
  key: string;
  kind: Kind;
  icon: IconName;
  title: string;
  /** Distinguishes entries of the same name; '' for nothing. */
  detail: string;
  to: string;
  state?: { task: Task };
}

interface Loaded {
  role: Role;
  tasks: readonly Task[];
  tracks: readonly Track[];
  stages: readonly Stage[];
  mentors: readonly Mentor[];
  mentees: readonly Person[];
  queueTasks: readonly { id: string; name: string }[];
}

type Given = Omit<Entry, 'name' | 'words'> & { more?: string };

/** Creates an entry, unless it has no title. */
const createEntry = ({ more = '', ...given }: Given): Entry[] =>
  given.title === ''
    ? []
    : [
        {
          ...given,
          name: searchable(given.title),
          words: searchable(`${given.title} ${given.detail} ${more}`),
        },
      ];

function pagesOf({ role }: Loaded): Entry[] {
  const userAreas = areasOf(role);
  return userAreas.flatMap((area) =>
    menuOf(area).flatMap(({ path, place, icon }) =>
      createEntry({
        key: path + place,
        kind: 'pages',
        icon,
        title: place,
        detail: userAreas.length > 1 ? area.title : '',
        to: path,
      }),
    ),
  );
}

function learningOf({ tasks, tracks, stages, mentors }: Loaded): Entry[] {
  const titles = new Map(tracks.map(({ id, title }) => [id, readableTitle(title)]));
  const stageTitles = new Map(stages.map(({ id, title }) => [id, readableTitle(title)]));
  const titleOf = (trackId: string | null) => (trackId ? (titles.get(trackId) ?? '') : '');
  return [
    ...tasks.flatMap((task) =>
      createEntry({
        key: `task ${task.id}`,
        kind: 'tasks',
        icon: 'book',
        title: readableTitle(task.title),
        detail: titleOf(task.track) || searchTexts.otherTrack,
        more: task.stage ? (stageTitles.get(task.stage) ?? '') : '',
        to: toTask(task.id),
        state: withUserId({ task }),
      }),
    ),
    ...tracks.flatMap(({ id, title, description }) =>
      createEntry({
        key: `track ${id}`,
        kind: 'tracks',
        icon: 'map',
        title: readableTitle(title),
        detail: '',
        more: description,
        to: toTrack(readableTitle(title), id),
      }),
    ),
    ...stages.flatMap(({ id, title, description, track }) =>
      track === null
        ? []
        : createEntry({
            key: `stage ${id}`,
            kind: 'stages',
            icon: 'track',
            title: readableTitle(title),
            detail: titleOf(track),
            more: description,
            to: toTrack(titleOf(track), track),
          }),
    ),
    ...mentors.flatMap((mentor) =>
      personEntry(mentor, 'mentors', paths.menteeMentor, placeOf(mentor)),
    ),
  ];
}

const personEntry = (
  person: Person,
  kind: 'mentors' | 'mentees',
  to: string,
  detail = person.technologies.join(', '),
): Entry[] =>
  createEntry({
    key: `${kind} ${person.id}`,
    kind,
    icon: 'user',
    title: fullName(person),
    detail,
    more: person.technologies.join(' '),
    to,
  });

const mentoringOf = ({ mentees, queueTasks }: Loaded): Entry[] => [
  ...mentees.flatMap((mentee) => personEntry(mentee, 'mentees', toMentee(mentee.id))),
  ...queueTasks.flatMap(({ id, name }) =>
    createEntry({
      key: `queue ${id}`,
      kind: 'tasks',
      icon: 'book',
      title: name,
      detail: searchTexts.sentTasks,
      to: `${allSubmissions}&task=${fill(id)}`,
    }),
  ),
];

const entriesOf = (loaded: Loaded): Entry[] => [
  ...pagesOf(loaded),
  ...(isMenteeRole(loaded.role) ? learningOf(loaded) : []),
  ...(loaded.role === 'MENTEE' ? [] : mentoringOf(loaded)),
];

const MAX_RESULTS = 6;

export interface Group {
  kind: Kind;
  label: string;
  results: Entry[];
}

/** The results by kind, the kind with the best result first. Without a search, the pages. */
export function groupsOf(entries: readonly Entry[], search: string): Group[] {
  const matches =
    search.trim() === '' ? entries.filter(({ kind }) => kind === 'pages') : findIn(entries, search);
  const byKind = new Map<Kind, Entry[]>();
  for (const match of matches) {
    byKind.set(match.kind, [...(byKind.get(match.kind) ?? []), match]);
  }
  return [...byKind].map(([kind, all]) => {
    const results = search.trim() === '' ? all : all.slice(0, MAX_RESULTS);
    const label = searchTexts.groups[kind];
    return {
      kind,
      results,
      label:
        results.length < all.length ? searchTexts.partOf(label, results.length, all.length) : label,
    };
  });
}

/** Formats the numbers of entries as `12 tasks, 3 tracks and 5 pages`. */
export function countsOf(entries: readonly Entry[]): string {
  const counts = kinds.flatMap((kind) => {
    const { length } = entries.filter((entry) => entry.kind === kind);
    return length === 0 ? [] : [searchTexts.counted[kind](length)];
  });
  return new Intl.ListFormat('en-GB').format(counts);
}

/** Returns the search's entries from the store; fetches nothing. */
export function useEntries(): Entry[] {
  const { role } = useSession();
  const userTracks = useAppSelector(({ user }) => user.profile?.tracks);
  const allTracks = useAppSelector(trackSelectors.selectAll);
  const tasks = useAppSelector(taskSelectors.selectAll);
  const stages = useAppSelector(stageSelectors.selectAll);
  const mentors = useAppSelector(mentorSelectors.selectAll);
  const mentees = useAppSelector(menteeSelectors.selectAll);
  const queueTasks = useAppSelector(selectQueueTasks);
  const tracks = useMemo(
    () => uniqueById([...(userTracks ?? []), ...allTracks]),
    [userTracks, allTracks],
  );
  return useMemo(
    () => entriesOf({ role, tasks, tracks, stages, mentors, mentees, queueTasks }),
    [role, tasks, tracks, stages, mentors, mentees, queueTasks],
  );
}
