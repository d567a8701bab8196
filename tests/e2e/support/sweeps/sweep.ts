import type { Page } from '@playwright/test';
import { addStyles } from '../../../support/addStyles.ts';
import { heights } from '../../../gallery/play.ts';
import { widths, type Scene, type Width } from '../../../gallery/scene.ts';
import { findings, injectAxe } from './axe.ts';
import {
  coveredText,
  cutChoices,
  cutText,
  frameWidth,
  hands,
  loudVoices,
  moving,
  movingGroups,
  sideways,
  smallLetters,
  smallTargets,
  tooTall,
  unalignedLabels,
  unreachable,
} from './measures.ts';

/** The width for contrast, which costs as much as all the other rules together. */
const contrastAt: Width = 360;

/**
 * Returns the faults of a scene: axe's rules, sizes of targets and letters, cut text, motion,
 * controls out of reach.
 */
export async function sweep(scene: Scene, page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    wrong.push(...found.map((one) => `${where}: ${one}`));
  const asWide = scene.widths ?? widths;
  const contrast = asWide.includes(contrastAt) ? contrastAt : asWide[0];

  // A toast soon disappears, so it is checked first.
  note('voices', await loudVoices(page));
  await injectAxe(page);
  const setTouch = await hands(page);
  for (const width of asWide) {
    await page.setViewportSize({ width, height: heights[width] });
    await setTouch(width < 1280);
    // Targets under a header, or a bar at the screen's edge, can be scrolled, but axe counts them as too small.
    const coverAgain = await addStyles(
      page,
      'header, [data-sticky] { position: static !important }',
    );
    note(`${width} px`, await findings(page, width === contrast ? 'all' : 'structure'));
    if (width === contrast) {
      await page.emulateMedia({ colorScheme: 'dark' });
      note(`${width} px, dark`, await findings(page, 'contrast'));
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await coverAgain();
    if (width === 360 && scene.tallest) {
      // A phone's scroll bar uses no space.
      const withBar = await addStyles(page, '::-webkit-scrollbar { display: none }');
      note('height', await tooTall(page, scene.tallest));
      await withBar();
    }
    note(`${width} px`, await unalignedLabels(page));
    note(`${width} px`, await sideways(page));
    note(`${width} px`, await loudVoices(page));
    note(`${width} px`, await (width === 1280 ? frameWidth : cutChoices)(page));
    note(`${width} px`, await smallTargets(page, width < 1280 ? 44 : 24));
    if (width === 820) continue;
    const makeSmall = await addStyles(page, ':root { font-size: 200% !important }');
    note(`${width} px, text at 200 %`, await sideways(page));
    note(`${width} px, text at 200 %`, await cutText(page));
    note(`${width} px, text at 200 %`, await coveredText(page));
    await makeSmall();
  }
  await setTouch(false);
  note('fields', await smallLetters(page));
  note('stillness', await moving(page));
  note('groups', await movingGroups(page));
  if (scene.enlarged) return wrong;
  // The window is 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  note('320 px', await sideways(page));
  note('320 px', await unreachable(page));
  return wrong;
}
