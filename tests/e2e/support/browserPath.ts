import { browserAdvice, ensureBrowser } from '../../run/support/browser.mjs';

/** Sets CHROME_PATH for the workers. The config itself needs no browser, because linters load it too. */
export default async function browserPath(): Promise<void> {
  const path = await ensureBrowser();
  if (path === null) throw new Error(browserAdvice);
  process.env['CHROME_PATH'] = path;
}
