export interface Outcome {
  engine: string;
  journey: string;
  /** Null if it could not be played. */
  passed: boolean | null;
  words: string;
}

const cellOf = ({ passed, words }: Outcome): string =>
  passed === null ? 'not possible' : passed ? `passed (${words})` : 'FAILED';

const unique = (names: string[]): string[] => [...new Set(names)];

/** A table of engines and journeys, with a sentence for each failed journey. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const journeys = unique(outcomes.map(({ journey }) => journey));
  const cellsOf = (engine: string) =>
    journeys.map((journey) => {
      const outcome = outcomes.find(
        (played) => played.engine === engine && played.journey === journey,
      );
      return outcome ? cellOf(outcome) : '';
    });
  const engines = unique(outcomes.map(({ engine }) => engine));
  const rows = engines.map((engine) => [engine].concat(cellsOf(engine)));
  const cells = [['Engine', ...journeys], ...rows];
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const notes = outcomes
    .filter(({ passed }) => passed !== true)
    .map(({ engine, journey, passed, words }) =>
      passed === null
        ? `${engine}, ${journey}: not possible: ${words}`
        : `${engine}, ${journey}: FAILED: ${words}`,
    );
  return notes.length === 0 ? lines : [...lines, '', ...notes];
}

/** Formats the last line. An impossible journey counts as failed. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter((outcome) => outcome.passed === true).length;
  return `${passed} passed, ${outcomes.length - passed} failed`;
}
