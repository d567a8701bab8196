import { Card } from '../../ui/Card.tsx';
import { gradePoints, type GradePoint } from './gradePoints.ts';
import { formatDay, longDay } from '../../lib/dates.ts';
import { selectDatedGrades } from './grades.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { gradesTexts as texts } from './gradesOverTimeTexts.ts';
import styles from './GradesOverTime.module.css';

/** The lines across, in percent, from above. */
const lines = [100, 50, 0] as const;

const dayOf = ({ at }: GradePoint): string =>
  formatDay(at, Date.now(), { day: 'numeric', month: 'short' });

/** A mentee's grades in a track by the day: a picture, the same in words, and a table for screen readers. */
export default function GradesOverTime({ trackId }: { trackId: string }) {
  const points = gradePoints(useAppSelector((state) => selectDatedGrades(state, trackId)));
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const best = Math.max(...points.map(({ grade }) => grade));
  return (
    <Card as="section" className={styles.card} aria-labelledby="grades">
      <h2 id="grades" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.soft}>
        {texts.words(points.length, longDay(first.at), longDay(last.at), best, last.grade)}
      </p>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.scale}>
          {lines.map((grade) => (
            <span key={grade}>{texts.percent(grade)}</span>
          ))}
        </div>
        <Plot points={points} />
        <div className={styles.days}>
          <span>{dayOf(first)}</span>
          <span>{dayOf(last)}</span>
        </div>
      </div>
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

const share = (of: number): string => `${of}%`;

/** The points with their lines. Places are shares of the picture: its height, points and lines stay as they are. */
const Plot = ({ points }: { points: readonly GradePoint[] }) => (
  <svg className={styles.plot}>
    {lines.map((grade) => (
      <line key={grade} className={styles.grid} x2="100%" y1={share(grade)} y2={share(grade)} />
    ))}
    {points.slice(1).map((point, at) => {
      const before = points[at] ?? point;
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
