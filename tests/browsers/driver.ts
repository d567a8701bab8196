/** One engine, driven: the little that the verbs of `person.ts` need of it. */
export interface Driver {
  /** Name and version, as the engine says it. */
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's own Back. */
  back: () => Promise<void>;
  /** What an expression has for a value in the page, which must be one that JSON can hold. */
  ask: (expression: string) => Promise<unknown>;
  /** A finger, or the mouse where the engine takes no finger, in pixels of the window. */
  tap: (x: number, y: number) => Promise<void>;
  /** Types where the focus is. */
  type: (words: string) => Promise<void>;
  /** Presses one key, by the name that browsers give it: 'Enter', 'Escape', 'Tab'. */
  press: (key: string) => Promise<void>;
  /** Writes a PNG of what the window shows. */
  picture: (file: string) => Promise<void>;
  /** Tells the browser that its device has no network, or has one again; absent where it takes no such word. */
  offline?: (isOffline: boolean) => Promise<void>;
  /** Errors that no script of the page has caught, as far as the engine tells. */
  uncaught: () => string[];
  close: () => Promise<void>;
}

/** A phone, as the goals of the product mean it. */
export const phone = { width: 360, height: 740 };

/** How long one step of a journey may take, in milliseconds: some engines are slow, and so are machines. */
export const PATIENCE = Number(process.env['TEST_WAIT'] ?? 45_000);
