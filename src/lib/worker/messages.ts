export type WorkerMessage =
  | { type: 'keep'; area: string }
  /** Reply on the message's port what the code of an area still costs: a `CodeCost`. */
  | { type: 'cost'; area: string }
  /** Cache it now, as a user has chosen to; reply with `CodeStep`s. */
  | { type: 'take'; area: string }
  | { type: 'drop'; area: string }
  /** Cache what the page has just loaded; it is still in the browser's own cache. */
  | { type: 'seen'; paths: string[] }
  | { type: 'take-over' };

/** The files of an area that are not on the device yet, and their size on the network in bytes, without headers. */
export interface CodeCost {
  files: number;
  bytes: number;
}

/** `isComplete` only with the last step. */
export interface CodeStep {
  done: number;
  total: number;
  isComplete?: boolean;
}

/** The build's files for the service worker; paths begin with a slash. */
export interface WorkerFiles {
  version: string;
  pages: string[];
  /** Files whose names never change, with their content's digest. */
  loose: Record<string, string>;
  /** Both areas need these files. The app's HTML is last: once it is cached, all are. */
  shell: string[];
  areas: Record<string, string[]>;
  others: string[];
  /** Of text files whose name contains a hash. */
  digests: Record<string, string>;
  /** With gzip, in bytes. */
  sizes: Record<string, number>;
}

/** The HTML for every address of the areas. */
export const appPath = '/app.html';
