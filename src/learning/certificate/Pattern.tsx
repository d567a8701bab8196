import { patternOf, TILE } from './pattern.ts';

interface PatternProps {
  /** Whose pattern it is. */
  name: string;
  columns: number;
  className: string | undefined;
}

const MIDDLE = TILE / 2;

/** One row of the certificate's pattern, as wide as there is room. Decoration. */
export function Pattern({ name, columns, className }: PatternProps) {
  return (
    <svg className={className} viewBox={`0 0 ${columns * TILE} ${TILE}`} aria-hidden="true">
      {patternOf(name, columns, 1).map(({ column, ground, shape, colour, turns, mirrored }) => (
        <g key={column} transform={`translate(${column * TILE} 0)`}>
          {/* A little wider than its place: no seam shines through. */}
          <rect width={TILE + 0.05} height={TILE} fill={ground} />
          <path
            d={shape}
            fill={colour}
            transform={`translate(${mirrored ? TILE : 0} 0) scale(${mirrored ? -1 : 1} 1) rotate(${turns * 90} ${MIDDLE} ${MIDDLE})`}
          />
        </g>
      ))}
    </svg>
  );
}
