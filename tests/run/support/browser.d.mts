/** Returns the path of a browser, which is installed if necessary; null if that is impossible. */
export function ensureBrowser(): Promise<string | null>;

/** Installs Debian's own packages if permitted, and returns whether they are installed now. */
export function installPackages(packages: readonly string[]): boolean;

/** Advice for a machine without a browser on which none can be installed. */
export const browserAdvice: string;
