import { createContext, type RefObject } from 'react';
import type { ApiError } from '../../api/errors.ts';

/** Why the form around was not sent (null: nothing to say), and the button that was pressed. */
export const RefusalContext = createContext<{
  error: ApiError | null;
  button: RefObject<HTMLElement | null>;
  /** Tells which button a submit by key stands for. */
  press: (button: HTMLElement | null) => void;
}>({ error: null, button: { current: null }, press: () => {} });

/**
 * True while the session has ended and the login dialog is open. The shell of the dashboards
 * provides it for the forms inside.
 */
export const LoginEnded = createContext(false);
