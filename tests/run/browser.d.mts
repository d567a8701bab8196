/** The path of a working Chromium or Chrome (CHROME_PATH first), or null. */
export function findBrowser(): Promise<string | null>;

/** What to do where there is no browser and none can be installed. */
export const browserAdvice: string;
