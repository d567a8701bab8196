/** The commands of an engine that `person.ts` needs. */
export interface Driver {
  /** Name and version, as the engine reports them. */
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Taps, or clicks if the engine has no touch, in pixels of the window. */
  tap: (x: number, y: number) => Promise<void>;
  type: (words: string) => Promise<void>;
  /** Presses a key: 'Enter', 'Escape', 'Tab'. */
  press: (key: string) => Promise<void>;
  /** Writes a picture of the page. The engine adds the ending of its format. */
  picture: (file: string) => Promise<void>;
  /** Switches the device's network off or on, if the engine has such a command. */
  offline?: (isOffline: boolean) => Promise<void>;
  /** Uncaught errors, and errors and warnings in the console, if the engine reports them. */
  complaints: () => string[];
  close: () => Promise<void>;
}

export const phone = { width: 360, height: 740 };
