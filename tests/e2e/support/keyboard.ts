import { expect, type Locator, type Page } from '@playwright/test';

/** Most presses of a key to get through any page. */
const PATIENCE = 90;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluateAll((found) => found.some((one) => one === document.activeElement));

/** Returns why the focus is not visible, or ''. */
const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return '';
    // A heading or a dialog that has the focus is not a control.
    if (element.matches('[tabindex="-1"]')) return '';
    const words = element.outerHTML.slice(0, 120);
    const around = [element, element.parentElement, element.closest('label, li, tr, article')];
    const styles = around.flatMap((one) =>
      one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
    );
    const isShown = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!isShown) return `The focus cannot be seen: ${words}`;
    const box = element.getBoundingClientRect();
    const across = [0.1, 0.5, 0.9].map((part) => box.left + box.width * part);
    const down = [0.1, 0.5, 0.9].map((part) => box.top + box.height * part);
    const isFree = across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return isFree ? '' : `The focus is hidden: ${words}`;
  });

/** Acts as a user with only a keyboard; the focus must always be visible. */
export function keyboard(page: Page) {
  const key = async (name: string) => {
    await page.keyboard.press(name);
    expect(await hiddenFocus(page)).toBe('');
  };
  const until = async (control: Locator, step: string) => {
    await expect(control.first()).toBeVisible();
    for (let count = 0; !(await isFocused(control)); count += 1) {
      expect(count, `${step} does not lead to ${control.toString()}`).toBeLessThan(PATIENCE);
      await key(step);
    }
  };
  return {
    key,
    to: (control: Locator) => until(control, 'Tab'),
    back: (control: Locator) => until(control, 'Shift+Tab'),
    /** Presses arrow keys until an element of the group has the focus. */
    along: (control: Locator) => until(control, 'ArrowDown'),
    press: async (control: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await until(control, way);
      await page.keyboard.press('Enter');
    },
    write: async (control: Locator, words: string) => {
      await until(control, 'Tab');
      await page.keyboard.insertText(words);
    },
  };
}
