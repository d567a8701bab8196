import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { noticeKeyboard } from '../lib/device.ts';
import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';

/** `mod` is Ctrl or Cmd. */
export interface Command {
  keys: readonly string[];
  does: string;
}

type Acts = ReadonlyMap<Command, RefObject<() => void>>;
type Register = (command: Command, act: RefObject<() => void>) => () => void;

const none: Acts = new Map();
const ActsContext = createContext(none);
const RegisterContext = createContext<Register>(() => () => {});
const UnfoldContext = createContext(() => {});

/** Provides the function that opens the fold around some parts; their commands call it first. */
export const Unfold = UnfoldContext.Provider;

/**
 * Binds a constant command's keys to an act while the component is rendered; null if it cannot be
 * done now.
 */
export function useCommand(command: Command, run: (() => void) | null): void {
  const register = useContext(RegisterContext);
  const unfold = useContext(UnfoldContext);
  const act = useRef(() => {});
  const isAvailable = run !== null;
  useLayoutEffect(() => {
    act.current = () => {
      // Unfold first, because the act may focus a folded element.
      flushSync(unfold);
      run?.();
    };
  });
  useLayoutEffect(
    () => (isAvailable ? register(command, act) : undefined),
    [command, isAvailable, register],
  );
}

/** The commands that can be done now. */
export const useCommandList = (): readonly Command[] => [...useContext(ActsContext).keys()];

const FIELDS = 'input, textarea, select, [contenteditable]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS);

function keyOf(event: KeyboardEvent): string | null {
  const mod = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter') return mod ? `mod+${event.shiftKey ? 'shift+' : ''}enter` : null;
  return mod || event.altKey || event.isComposing ? null : event.key.toLowerCase();
}

interface CommandsProps {
  /** An element of the commands' dialog; while another dialog is above it, keys do nothing. */
  inside: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Listens to the keys of the commands inside. Single letters are ignored in fields, and if switched
 * off (WCAG 2.1.4).
 */
export function Commands({ inside, children }: CommandsProps) {
  const [acts, setActs] = useState(none);
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });

  const register = useCallback<Register>((command, act) => {
    setActs((now) => new Map([...now, [command, act]]));
    return () => setActs((now) => new Map([...now].filter(([, other]) => other !== act)));
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      noticeKeyboard(event);
      const { target, repeat, defaultPrevented } = event;
      const dialog = inside.current?.closest('dialog');
      const isHere =
        target === document.body || (target instanceof Node && dialog?.contains(target));
      const key = keyOf(event);
      if (!isHere || key === null || defaultPrevented) return;
      if (!key.startsWith('mod+') && (repeat || isField(target) || !letterKeysAreOn())) return;
      const match = [...latest.current].find(([{ keys }]) => keys.includes(key));
      if (!match) return;
      event.preventDefault();
      const [, act] = match;
      act.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inside]);

  return (
    <RegisterContext value={register}>
      <ActsContext value={acts}>{children}</ActsContext>
    </RegisterContext>
  );
}

const lettersKey = storageKey('letterKeys');

/** True if single-letter keys are on, on this device. */
export const letterKeysAreOn = (): boolean => readText(lettersKey) !== 'off';

/** Stores whether single-letter keys are on. */
export function persistLetterKeys(on: boolean): void {
  if (on) removeText(lettersKey);
  else writeText(lettersKey, 'off');
}
