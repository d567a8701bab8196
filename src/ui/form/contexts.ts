import { createContext, type ReactNode, type RefObject } from 'react';
import type { ApiError } from '../../api/errors.ts';

/** The reason why the surrounding form was not sent (or null), and the pressed button. */
export const RefusalContext = createContext<{
  error: ApiError | null;
  /** Shown instead of the error's message. */
  explanation: ReactNode;
  button: RefObject<HTMLElement | null>;
  /** Stores the button that a submit by key counts for. */
  press: (button: HTMLElement | null) => void;
}>({ error: null, explanation: null, button: { current: null }, press: () => {} });

/** True while the session has ended and the login dialog is open. */
export const LoginExpired = createContext(false);
