/** Requests from a page to the service worker. */
export type WorkerMessage =
  /** Cache the code of an area that the user works in. */
  | { type: 'keep'; area: string }
  /** Reply on the message's port what the code of an area still costs: a `CodeCost`. */
  | { type: 'cost'; area: string }
  /** Cache it now, as a user has chosen to; reply with `CodeStep`s. Any message on the port stops it. */
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

/** How far the caching of an area is, in files; `isComplete` only with the last step. */
export interface CodeStep {
  done: number;
  total: number;
  isComplete?: boolean;
}

/** The build's files for the service worker; paths begin with a slash. */
export interface WorkerFiles {
  version: string;
  /** Addresses with an HTML file of their own. */
  pages: string[];
  /** Files whose names never change, with their content's digest. */
  loose: Record<string, string>;
  /** The files both areas need, the app's HTML last: once it is cached, all are. */
  shell: string[];
  areas: Record<string, string[]>;
  others: string[];
  /** Of each text file of the shell and the areas whose name contains a hash: its content's digest. */
  digests: Record<string, string>;
  /** Of each file of the shell and the areas: its size with gzip, in bytes. */
  sizes: Record<string, number>;
}

/** The HTML for every address of the areas. */
export const appPath = '/app.html';
