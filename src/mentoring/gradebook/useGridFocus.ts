import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Rows that Page Up and Page Down move. */
const ROWS_PER_PAGE = 10;

const inside = (cell: Element): HTMLElement | null => {
  const target = cell.querySelector('a, button') ?? cell;
  return target instanceof HTMLElement ? target : null;
};

const nearest = (at: number, end: number): number => Math.min(Math.max(at, 0), end);

const rowsOf = (table: HTMLTableElement): Element[] =>
  [...table.getElementsByTagName('tr')].filter((row) => !row.hasAttribute('data-spanning'));

/** The top bar covers the grid otherwise. */
function reveal(cell: HTMLElement, grid: HTMLElement): void {
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  grid.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keys of a `grid` (ARIA Authoring Practices): one cell is a tab stop, and keys move it. Changes
 * the DOM directly, because rendering thousands of cells for each key is slow. Render all cells
 * with `tabIndex` -1.
 */
export function useGridFocus(startAt: string) {
  const table = useRef<HTMLTableElement>(null);
  const stop = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);

  const moveStop = (next: HTMLElement): void => {
    if (stop.current?.tabIndex === 0) stop.current.tabIndex = -1;
    next.tabIndex = 0;
    stop.current = next;
  };

  // After each rendering: the cell may be gone, or contain a link instead of being a stop.
  useLayoutEffect(() => {
    const grid = table.current;
    const last = stop.current && grid?.contains(stop.current) ? stop.current : null;
    if (!grid || last?.tabIndex === 0) return;
    const start =
      startAt === '' ? null : grid.querySelector(`[data-cell="${CSS.escape(startAt)}"]`);
    const first = last ?? start ?? grid.tBodies[0]?.firstElementChild?.firstElementChild;
    const next = first && inside(first);
    if (!next) return;
    moveStop(next);
    if (start && !last) reveal(next, grid);
    const { activeElement } = document;
    if (hadFocus.current && (activeElement === document.body || activeElement === last)) {
      next.focus({ preventScroll: true });
    }
  });

  const onFocus = ({ target }: FocusEvent): void => {
    hadFocus.current = true;
    if (!(target instanceof HTMLElement) || !table.current) return;
    if (target !== stop.current) moveStop(target);
    // A pointer is already there, so nothing may move under it.
    if (target.matches(':focus-visible')) reveal(target, table.current);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const cell = target instanceof Element ? target.closest('td, th') : null;
    const within = cell?.parentElement;
    if (!table.current || !cell || !within) return;
    if (altKey || metaKey || shiftKey) return;
    const rows = rowsOf(table.current);
    const row = rows.indexOf(within);
    const column = [...within.children].indexOf(cell);
    const last = { row: rows.length - 1, column: within.children.length - 1 };
    const steps: Record<string, readonly [row: number, column: number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      PageUp: [row - ROWS_PER_PAGE, column],
      PageDown: [row + ROWS_PER_PAGE, column],
      Home: ctrlKey ? [0, 0] : [row, 0],
      End: ctrlKey ? [last.row, last.column] : [row, last.column],
    };
    const to = steps[key];
    if (!to || (ctrlKey && !key.match(/^(?:Home|End)$/))) return;
    event.preventDefault();
    const next = rows[nearest(to[0], last.row)]?.children[nearest(to[1], last.column)];
    if (next) inside(next)?.focus({ preventScroll: true });
  };

  return { table, onKeyDown, onFocus };
}
