/** The path of a browser, installed if need be; null where none can be had. */
export function ensureBrowser(): Promise<string | null>;

/** Installs Debian's own packages, where we may; returns whether they are there now. */
export function installPackages(packages: readonly string[]): boolean;

/** What to do where there is no browser and none can be installed. */
export const browserAdvice: string;
