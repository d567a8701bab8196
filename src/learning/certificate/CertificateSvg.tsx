import type { CSSProperties, Ref } from 'react';
import { brand } from '../../brand.ts';
import { markPaths } from '../../ui/Logo.tsx';
import styles from './Certificate.module.css';
import type { CertificateFacts, GradedTask } from './facts.ts';
import { faces, layouts, MARK, recordOf, type Shape, widthIn, wordsOf } from './layout.ts';
import { paper, patternOf, TILE } from './pattern.ts';

/** Draws the logo, centred at x = 0. */
function Mark({ size }: { size: number }) {
  const fontSize = size * 0.75;
  const gap = size * 0.24;
  const left = -(size + gap + widthIn('display', brand.name) * fontSize) / 2;
  return (
    <>
      <g transform={`translate(${left} 0) scale(${size / 32})`}>
        <rect width="32" height="32" rx="10" fill={paper.green} />
        <path
          d={markPaths.roof}
          fill="none"
          stroke={paper.cream}
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d={markPaths.head} fill={paper.gold} />
      </g>
      <text
        x={left + size + gap}
        y={size / 2 + fontSize * 0.35}
        fontSize={fontSize}
        fill={paper.ink}
        {...faces.display}
      >
        {brand.name}
      </text>
    </>
  );
}

/** Draws bands of tiles, of which the right half mirrors the left. */
function Pattern({ name, shape }: { name: string; shape: Shape }) {
  const { columns, rows, tile, tops } = layouts[shape].pattern;
  const scale = tile / TILE;
  // Each part is slightly larger than its tile, so that no seam is visible.
  const half = patternOf(name, columns, rows).map(
    ({ x, y, ground, shape: figure, colour, turn }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect width={TILE + 0.05} height={TILE + 0.05} fill={ground} />
        <path
          d={figure}
          fill={colour}
          stroke={colour}
          strokeWidth="0.1"
          transform={`rotate(${turn} ${TILE / 2} ${TILE / 2})`}
        />
      </g>
    ),
  );
  return tops.map((top) => (
    <g key={top}>
      <g transform={`translate(0 ${top}) scale(${scale})`}>{half}</g>
      <g transform={`translate(${columns * tile} ${top}) scale(${-scale} ${scale})`}>{half}</g>
    </g>
  ));
}

interface CertificateSvgProps {
  ref?: Ref<SVGSVGElement>;
  shape: Shape;
  facts: CertificateFacts;
  /** The tasks, which are shown on paper below the words. */
  tasks?: readonly GradedTask[];
  className?: string | undefined;
}

/**
 * Draws the certificate for the screen, for paper and as a picture. Its look consists of attributes
 * alone, because a picture has no style sheet.
 */
export function CertificateSvg({ ref, shape, facts, tasks, className }: CertificateSvgProps) {
  const { width, height, words: room, scale } = layouts[shape];
  const words = wordsOf(facts, shape);
  const record = recordOf(tasks ?? []);
  const middle = room.x + room.width / 2;
  /** Centres the words in a height, smaller if necessary. */
  const fit = (available: number) => {
    const shrink = Math.min(1, available / words.height);
    return { top: room.y + (available - words.height * shrink) / 2, shrink };
  };
  const screen = fit(room.height);
  const print = fit(room.height - record.height - 60);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a custom property of our own
  const onPaper = {
    '--on-paper': `translate(${middle}px, ${print.top}px) scale(${print.shrink})`,
  } as CSSProperties;

  return (
    <svg
      ref={ref}
      className={className}
      data-shape={shape}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={facts.label}
    >
      <rect className={styles.ground} width={width} height={height} fill={paper.cream} />
      <Pattern name={facts.pattern} shape={shape} />
      <g
        className={styles.words}
        style={onPaper}
        transform={`translate(${middle} ${screen.top}) scale(${screen.shrink})`}
      >
        <Mark size={MARK * scale} />
        {words.lines.map(({ line, look }) => (
          <text key={look.y} textAnchor="middle" {...look}>
            {line}
          </text>
        ))}
      </g>
      <g
        className={styles.record}
        display="none"
        transform={`translate(${room.x} ${room.y + room.height - record.height})`}
        fontSize={record.size}
        fill={paper.ink}
        {...faces.text}
      >
        {record.cells.map(({ id, title, grade, x, y }, index) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <text fill={paper.soft}>{index + 1}</text>
            <text x={record.indent}>{title}</text>
            <text x={record.end} textAnchor="end" {...faces.strong}>
              {grade}%
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
