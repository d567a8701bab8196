import { progressOf } from '../../tasks/status.ts';
import type { Submission } from '../../tasks/tasksSlice.ts';
import { longDay } from '../../lib/dates.ts';
import { certificateTexts as texts } from './texts.ts';
import { nameOf } from '../../user/nameOf.ts';

type Named = NonNullable<Submission['mentor']>;

export interface GradedTask {
  id: string;
  title: string;
  grade: number;
  mentor: Named | null;
}

interface CertificateInput {
  person: Named;
  track: { id: string; title: string };
  tasks: readonly GradedTask[];
  /** In milliseconds since 1970. */
  madeAt: number;
}

/** The texts of a certificate, on screen, on paper and in pictures. */
export type CertificateFacts = ReturnType<typeof certificateFacts>;

const mentorsOf = (tasks: readonly GradedTask[]): string[] => {
  const mentorNames = tasks.flatMap(({ mentor }) =>
    mentor ? [[mentor.id, nameOf(mentor, '')] as const] : [],
  );
  return [...new Map(mentorNames).values()].filter((name) => name !== '');
};

/** Formats the facts of a certificate. */
export function certificateFacts({ person, track, tasks, madeAt }: CertificateInput) {
  const { mean } = progressOf(tasks.map(({ grade }) => ({ state: 'graded', grade })));
  const mentors = mentorsOf(tasks);
  const date = longDay(madeAt);
  const mentorNames = new Intl.ListFormat('en-GB').format(mentors) || texts.noMentor;
  const facts = {
    name: nameOf(person, texts.noName),
    track: track.title,
    completed: texts.completed(tasks.length),
    mentors: `${texts.mentors(mentors.length)}: ${mentorNames}`,
    numbers: `${texts.mean} ${mean}%  ·  ${date}`,
    source: texts.source(person.firstName || texts.thisMentee, date),
  };
  const sentence = `${texts.recordsShow} ${facts.name} ${facts.completed} ${facts.track}`;
  return {
    ...facts,
    /** The whole certificate as a text for screen readers. */
    label: [texts.eyebrow, sentence, facts.mentors, facts.numbers, facts.source].join('. '),
    /** The seed of its pattern, unique to the mentee and the track. */
    pattern: `${person.id} ${track.id}`,
  };
}
