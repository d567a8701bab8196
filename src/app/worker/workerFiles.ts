/** What the service worker knows of the build it belongs to; paths begin with a slash. */
export interface WorkerFiles {
  /** Addresses that have an HTML file of their own. */
  pages: string[];
  /** Files whose names never change, with what tells their versions apart. */
  loose: Record<string, string>;
  /** What both areas need, the app's own HTML last: where it is kept, all is. */
  shell: string[];
  /** What else an area needs, by its name. */
  areas: Record<string, string[]>;
  /** The other files under names that change with their content. */
  others: string[];
}

/** The HTML that answers every address of the areas. */
export const appPath = '/app.html';
