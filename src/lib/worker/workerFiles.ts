/** The build's files for the service worker; paths begin with a slash. */
export interface WorkerFiles {
  /** What the pages call this version. */
  version: string;
  /** Addresses with an HTML file of their own. */
  pages: string[];
  /** Files whose names never change, with their content's digest. */
  loose: Record<string, string>;
  /** The files both areas need, the app's HTML last: once it is cached, all are. */
  shell: string[];
  /** What else an area needs, by its name. */
  areas: Record<string, string[]>;
  /** The other files whose names change with their content. */
  others: string[];
  /** Of each text file of the shell and the areas whose name contains a hash: its content's digest. */
  digests: Record<string, string>;
  /** Of each file of the shell and the areas: its size with gzip, in bytes. */
  sizes: Record<string, number>;
}

/** The HTML for every address of the areas. */
export const appPath = '/app.html';
