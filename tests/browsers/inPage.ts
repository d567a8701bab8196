import type * as Library from '@testing-library/dom';

/** An element, described as a user reads it. */
export interface Target {
  /** 'text', 'field' (by its label), 'summary' (of a fold), or a role. */
  kind: string;
  words: string | RegExp;
}

/** The same element as JSON, for the page. */
export interface Wish {
  kind: string;
  words: string;
  /** Flags of a pattern, or null for an exact match. */
  flags: string | null;
  /** Scroll it into view for a tap. */
  reach: boolean;
  /** Set a list or a date to this value, because drivers cannot use native pickers. */
  choose: string | null;
}

export interface Found {
  state: 'no library' | 'missing' | 'covered' | 'moving' | 'there';
  /** In pixels of the window. */
  x: number;
  y: number;
  value: string | null;
  by: string;
}

/**
 * Finds the first visible element with a kind and name that can be tapped. It runs in the page, so
 * it uses nothing from outside the function.
 */
export function locate({ kind, words, flags, reach, choose }: Wish): Found {
  const result: Found = { state: 'no library', x: 0, y: 0, value: null, by: '' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `person.ts` injects it into the page
  const library = (globalThis as { TestingLibraryDom?: typeof Library }).TestingLibraryDom;
  if (!library) return result;
  const name = flags === null ? words : new RegExp(words, flags);
  const selector = 'input, select, textarea';
  const candidates =
    kind === 'text'
      ? library.queryAllByText(document.body, name)
      : kind === 'field'
        ? library.queryAllByLabelText(document.body, name, { selector })
        : kind === 'summary'
          ? library
              .queryAllByText(document.body, name, { selector: 'summary *' })
              .flatMap((label) => label.closest('summary') ?? [])
          : library.queryAllByRole(document.body, kind, { name, hidden: true });

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const middleOf = ({ left, top, width, height }: DOMRect) => ({
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
  });
  result.state = 'missing';
  for (const element of candidates) {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const isMark = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type);
    // Users tap the label of a radio or checkbox, whose input may be invisible.
    const shape: HTMLElement = isMark ? (element.labels?.[0] ?? element) : element;
    if (element.closest('[aria-hidden="true"], [inert]')) continue;
    if (getComputedStyle(shape).visibility === 'hidden') continue;
    // Returns the first box of an element, because a link on two lines has several.
    const boxOf = () =>
      [...shape.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    const isUnder = (x: number, y: number) => shape.contains(document.elementFromPoint(x, y));
    let box = boxOf();
    if (!box) continue;
    // The centre must be free, not only an edge.
    const centre = middleOf(box);
    if (reach && !(isUnder(centre.x, centre.y - 6) && isUnder(centre.x, centre.y + 6))) {
      shape.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = boxOf() ?? box;
    }

    if (choose !== null && isField && !(element instanceof HTMLTextAreaElement)) {
      const type = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      const options = element instanceof HTMLSelectElement ? [...element.options] : [];
      const value = options.find(({ text }) => text.trim() === choose)?.value ?? choose;
      element.focus();
      // Calls the browser's setter, because React has overwritten the property.
      Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const { x, y } = middleOf(box);
    const value = isMark ? String(element.checked) : isField ? element.value : null;
    const top = reach ? document.elementFromPoint(x, y) : shape;
    if (shape.contains(top)) {
      // An animation counts even before its first frame, because a tap misses a moving element.
      const moves = (document.getAnimations?.() ?? []).some(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(shape) === true &&
          effect.getComputedTiming().endTime !== Infinity,
      );
      // A button ignores taps while it is busy, or before the page's code has loaded.
      const isBusy = shape.matches('[aria-busy="true"], :disabled');
      return { ...result, state: reach && (moves || isBusy) ? 'moving' : 'there', x, y, value };
    }
    const by = top ? `<${top.localName}> “${(top.textContent ?? '').trim().slice(0, 40)}”` : '';
    Object.assign(result, { state: 'covered', by });
  }
  return result;
}
