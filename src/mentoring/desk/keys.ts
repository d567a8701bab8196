import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Actions by key: letters in lower case, `mod+enter` and `mod+shift+enter` for Ctrl or Cmd. */
export type Shortcuts = Record<string, () => void>;

function nameOf(event: KeyboardEvent): string | null {
  const mod = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter') return mod ? `mod+${event.shiftKey ? 'shift+' : ''}enter` : null;
  return mod || event.altKey || event.isComposing ? null : event.key.toLowerCase();
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS);

/**
 * Listens to keys inside a dialog. Single letters are ignored in fields and where the user has
 * switched them off (WCAG 2.1.4), all keys while another dialog is above.
 * @param inside an element of the dialog
 */
export function useShortcuts(
  inside: RefObject<HTMLElement | null>,
  shortcuts: Shortcuts,
  letters: boolean,
): void {
  const latest = useRef({ shortcuts, letters });
  useLayoutEffect(() => {
    latest.current = { shortcuts, letters };
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const dialog = inside.current?.closest('dialog');
      const here = event.target === document.body || dialog?.contains(asNode(event.target));
      const name = nameOf(event);
      if (!here || name === null || event.defaultPrevented) return;
      const { shortcuts: known, letters: handled } = latest.current;
      if (!name.startsWith('mod+') && (!handled || event.repeat || isField(event.target))) return;
      const action = known[name];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inside]);
}

const asNode = (target: EventTarget | null): Node | null =>
  target instanceof Node ? target : null;
