import { createSelector } from '@reduxjs/toolkit';
import styles from './GradesOverTime.module.css';
import { longDay, shortDay } from '../../lib/dates.ts';
import { plural } from '../../lib/numbers.ts';
import { taskTitle } from '../../lib/text.ts';
import { selectTrackTasks } from '../../tasks/status.ts';
import { Card } from '../../ui/Card.tsx';
import { useAppSelector } from '../../tasks/state.ts';

interface DatedGrade {
  id: string;
  title: string;
  /** In percent. */
  grade: number;
  /** In milliseconds since 1970. */
  at: number;
}

type GradePoint = ReturnType<typeof gradePoints>[number];

/**
 * Sorts grades by time and adds their position in the picture, 0 to 100 from left and top; grades
 * outside of 0 to 100 are clamped.
 */
export function gradePoints(grades: readonly DatedGrade[]) {
  const moments = grades.map(({ at }) => at);
  const first = Math.min(...moments);
  const span = Math.max(...moments) - first;
  return [...grades]
    .sort((a, b) => a.at - b.at)
    .map((grade) => {
      // If all times are equal, the point is in the middle.
      const x = span === 0 ? 50 : ((grade.at - first) / span) * 100;
      return Object.assign({ x, y: 100 - Math.min(100, Math.max(0, grade.grade)) }, grade);
    });
}

/** Selects the grades that have a date. */
const selectDatedGrades = createSelector([selectTrackTasks], (tasks): DatedGrade[] =>
  (tasks ?? []).flatMap(({ task, status, work }) => {
    const at = Date.parse(work?.updatedAt ?? '');
    return status.state !== 'graded' || Number.isNaN(at)
      ? []
      : [{ id: task.id, title: taskTitle(task), grade: status.grade, at }];
  }),
);

const gradesTexts = {
  title: 'Your grades over time',
  words: (count: number, best: number, latest: number) =>
    `${plural(count, 'grade', 'grades')}. The best is ${best}%, the latest ${latest}%.`,
  task: 'Task',
  grade: 'Grade',
  day: 'Last changed',
  percent: (grade: number) => `${grade}%`,
} as const;

/** The grid lines, in percent. */
const lines = [100, 50, 0] as const;

/**
 * Shows a mentee's grades in a track over time: a picture, a summary, and a table for screen
 * readers.
 */
export default function GradesOverTime({ trackId }: { trackId: string }) {
  const points = gradePoints(useAppSelector((state) => selectDatedGrades(state, trackId)));
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const best = Math.max(...points.map(({ grade }) => grade));
  return (
    <Card as="section" className="stack" aria-labelledby="grades">
      <h2 id="grades" className="large">
        {gradesTexts.title}
      </h2>
      <p className="soft small">{gradesTexts.words(points.length, best, last.grade)}</p>
      <div className={`stack soft tiny ${styles.picture}`} aria-hidden="true">
        <div className={styles.scale}>
          {lines.map((grade) => (
            <span key={grade}>{gradesTexts.percent(grade)}</span>
          ))}
        </div>
        <Plot points={points} />
        <div className={`row-between gap-4 ${styles.days}`}>
          <span>{shortDay(first.at)}</span>
          <span>{shortDay(last.at)}</span>
        </div>
      </div>
      <div className="visually-hidden">
        <table aria-labelledby="grades">
          <thead>
            <tr>
              <th scope="col">{gradesTexts.task}</th>
              <th scope="col">{gradesTexts.grade}</th>
              <th scope="col">{gradesTexts.day}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, title, grade, at }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{gradesTexts.percent(grade)}</td>
                <td>{longDay(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const share = (of: number): string => `${of}%`;

/** Draws the points with their lines, positioned in percent so that only the width scales. */
const Plot = ({ points }: { points: readonly GradePoint[] }) => (
  <svg className={styles.plot}>
    {lines.map((grade) => (
      <line key={grade} className={styles.grid} x2="100%" y1={share(grade)} y2={share(grade)} />
    ))}
    {points.slice(1).map((point, index) => {
      const before = points[index] ?? point;
      return (
        <line
          key={point.id}
          className={styles.line}
          x1={share(before.x)}
          y1={share(before.y)}
          x2={share(point.x)}
          y2={share(point.y)}
        />
      );
    })}
    {points.map(({ id, x, y }) => (
      <circle key={id} className={styles.point} cx={share(x)} cy={share(y)} r="5" />
    ))}
  </svg>
);
