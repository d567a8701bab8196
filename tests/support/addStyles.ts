import type { Page } from '@playwright/test';

/**
 * Adds styles to a page as an adopted style sheet, the only way its policy allows scripts. Returns
 * a function that removes them.
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, css);
  return () =>
    added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}
