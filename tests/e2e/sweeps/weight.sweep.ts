import { publicPages } from '../../../src/app/routes.ts';
import { paths } from '../../../src/paths.ts';
import { readToTheEnd } from '../../bench/measures/bytes.ts';
import { isScript, meter } from '../../bench/support/traffic.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/site.ts';

/** Returns pictures without a size, or below the first screen without lazy loading. */
const carelessPictures = (): string[] =>
  [...document.images]
    .filter((image) => {
      const isSized = image.hasAttribute('width') && image.hasAttribute('height');
      const isBelow = image.getBoundingClientRect().top > window.innerHeight;
      return !isSized || (isBelow && image.loading !== 'lazy');
    })
    .map((image) => image.currentSrc || image.src);

for (const path of [...publicPages.map(addressOf), paths.login, paths.register]) {
  test(`${path} loads light pictures, one font at most and no antd`, async ({ page, context }) => {
    const transfers = meter(context);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(carelessPictures)).toEqual([]);
    await readToTheEnd(page);
    const all = await transfers();
    const pictures = all.filter(({ type }) => type === 'image').map(({ url }) => url);
    expect(pictures.filter((url) => !/\.(svg|avif|webp)(\?|$)/.test(url))).toEqual([]);
    expect(all.filter(({ type }) => type === 'font').length).toBeLessThanOrEqual(1);
    for (const { url } of all.filter(isScript)) {
      // Every part of antd includes the class of its icons.
      expect(await (await fetch(url)).text(), url).not.toContain('anticon');
    }
  });
}
