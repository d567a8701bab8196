import { Fragment } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { gradePoints, type GradePoint } from '../../../domain/learning/gradePoints.ts';
import { longDay } from '../../../domain/time/dates.ts';
import { selectDatedGrades } from '../../../store/selectors/grades.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { gradesTexts as texts } from '../../../texts/mentee/gradesOverTime.ts';
import styles from './GradesOverTime.module.css';

/** A mentee's grades in a track by the day: a picture, the same in words, and a table for screen readers. */
export default function GradesOverTime({ trackId }: { trackId: string }) {
  const points = gradePoints(useAppSelector((state) => selectDatedGrades(state, trackId)));
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const best = Math.max(...points.map(({ grade }) => grade));
  const [from, to] = [longDay(first.at), longDay(last.at)];
  return (
    <Card as="section" className={styles.card} aria-labelledby="grades">
      <h2 id="grades" className={styles.title}>
        {texts.title}
      </h2>
      <p>{texts.words(points.length, from, to, best)}</p>
      <Plot points={points} />
      <p className={styles.days} aria-hidden="true">
        <span>{from}</span>
        {to !== from && <span>{to}</span>}
      </p>
      <p className={styles.soft}>{texts.when}</p>
      <div className="visually-hidden">
        <table aria-labelledby="grades">
          <thead>
            <tr>
              <th scope="col">{texts.task}</th>
              <th scope="col">{texts.grade}</th>
              <th scope="col">{texts.day}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, title, grade, at }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{texts.percent(grade)}</td>
                <td>{longDay(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const across = (x: number): string => `${12 + x * 0.84}%`;
const down = (y: number): string => `${8 + y * 0.84}%`;

/** The points with their lines; places are shares of the picture, whose height and letters stay. */
function Plot({ points }: { points: readonly GradePoint[] }) {
  return (
    <svg className={styles.plot} aria-hidden="true">
      {[0, 50, 100].map((grade) => (
        <Fragment key={grade}>
          <line
            className={styles.grid}
            x1="12%"
            x2="100%"
            y1={down(100 - grade)}
            y2={down(100 - grade)}
          />
          <text x="0" y={down(100 - grade)} dy="0.35em">
            {texts.percent(grade)}
          </text>
        </Fragment>
      ))}
      {points.slice(1).map((point, at) => {
        const before = points[at] ?? point;
        return (
          <line
            key={point.id}
            className={styles.line}
            x1={across(before.x)}
            y1={down(before.y)}
            x2={across(point.x)}
            y2={down(point.y)}
          />
        );
      })}
      {points.map(({ id, x, y }) => (
        <circle key={id} className={styles.point} cx={across(x)} cy={down(y)} r="5" />
      ))}
    </svg>
  );
}
