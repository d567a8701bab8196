import type { CSSProperties } from 'react';
import { Logo } from '../../../components/ui/Logo.tsx';
import { GAP, lengthOf, LINE, PAPER, printLayout } from '../../../domain/learning/certificate.ts';
import { longDay } from '../../../domain/time/dates.ts';
import { progressOf } from '../../../domain/learning/progress.ts';
import { fullName, readableTitle } from '../../../domain/text/text.ts';
import { certificateTexts as texts } from '../../../texts/mentee/certificate.ts';
import styles from './Certificate.module.css';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** A task of the certificate, with its grade in percent. */
export interface GradedTask {
  id: string;
  title: string;
  grade: number;
  mentor: Named | null;
}

interface CertificateProps {
  person: { firstName: string; lastName: string };
  /** The track's title. */
  track: string;
  tasks: readonly GradedTask[];
  /** The day of the record, milliseconds since 1970. */
  madeAt: number;
}

/** The mentors who have graded, each once. */
const mentorsOf = (tasks: readonly GradedTask[]): string[] => {
  const named = tasks.flatMap(({ mentor }) =>
    mentor ? [[mentor.id, fullName(mentor)] as const] : [],
  );
  return [...new Map(named).values()].filter((name) => name !== '');
};

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** The sheet: on paper one page A4, light, whatever the screen shows. */
export function Certificate({ person, track, tasks, madeAt }: CertificateProps) {
  const titles = tasks.map(({ title }) => readableTitle(title) || texts.untitled);
  const { columns, rows, size, lines } = printLayout(titles);
  const { mean } = progressOf(tasks.map(({ grade }) => ({ state: 'graded', grade })));
  const name = fullName(person) || texts.noName;
  const mentors = mentorsOf(tasks);
  const date = longDay(madeAt);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- custom properties of our own
  const print = {
    '--columns': columns,
    '--rows': rows,
    '--size': `${size}pt`,
    '--line': LINE,
    '--gap': `${GAP}em`,
    '--lines': lines,
  } as CSSProperties;

  return (
    <article className={styles.sheet} aria-label={texts.titleOf(track)}>
      <style>{PAPER}</style>
      <div className={styles.frame}>
        <div className={styles.says}>
          <Logo />
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <p>{texts.thisSays}</p>
          <h2 className={styles.name} data-length={lengthOf(name)}>
            {name}
          </h2>
          <p>{texts.completed(tasks.length)}</p>
          <p className={styles.track} data-length={lengthOf(track)}>
            {track}
          </p>
        </div>
        <section className={styles.work} aria-labelledby="graded-tasks">
          <h3 id="graded-tasks" className={styles.label}>
            {texts.tasks}
          </h3>
          <ol role="list" className={styles.tasks} style={print}>
            {tasks.map(({ id, grade }, index) => (
              <li key={id} className={styles.task}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.title}>{titles[index]}</span>
                <span className={styles.grade}>{grade}%</span>
              </li>
            ))}
          </ol>
        </section>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.mean}</dt>
            <dd>{mean}%</dd>
          </div>
          <div className={styles.wide}>
            <dt>{texts.mentors(mentors.length)}</dt>
            <dd>{mentors.length > 0 ? listed(mentors) : texts.noMentor}</dd>
          </div>
          <div>
            <dt>{texts.date}</dt>
            <dd>{date}</dd>
          </div>
        </dl>
        <p className={styles.honest}>{texts.honest(date)}</p>
      </div>
    </article>
  );
}
