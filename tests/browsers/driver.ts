/** Drives one engine: the few commands that `person.ts` needs. */
export interface Driver {
  /** Name and version, as the engine reports them. */
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's own Back. */
  back: () => Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Taps with a finger, or clicks where the engine has no touch, in pixels of the window. */
  tap: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (words: string) => Promise<void>;
  /** Presses one key, by the name that browsers give it: 'Enter', 'Escape', 'Tab'. */
  press: (key: string) => Promise<void>;
  /** Writes a PNG of the window's content. */
  picture: (file: string) => Promise<void>;
  /** Switches the device's network off or on; absent where the engine has no such command. */
  offline?: (isOffline: boolean) => Promise<void>;
  /** Uncaught errors of scripts, and errors and warnings in the console, as far as the engine reports them. */
  complaints: () => string[];
  close: () => Promise<void>;
}

/** A phone's window. */
export const phone = { width: 360, height: 740 };

/** How long one step of a journey may take, in milliseconds: some engines and machines are slow. */
export const PATIENCE = Number(process.env['TEST_WAIT'] ?? 45_000);
