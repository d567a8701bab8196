/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { Page } from '@playwright/test';

/** Measurements of a page in its present state; each returns its faults as texts. */

/** The skip links to a page's content: out of sight until they have the focus. */
const skipLinks = 'a[href="#main"], a[href="#content"]';

/** Returns how much wider the page is than its screen. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isInside = (element: Element) => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (!['visible', 'clip'].includes(getComputedStyle(up).overflowX)) return true;
      }
      return false;
    };
    // A dialog is as wide as the screen and scrolls itself: the page's width does not include it.
    const boxes = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (box) =>
        box.scrollWidth > box.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) &&
        !box.matches('pre, table, [tabindex], textarea'),
    );
    const inDialogs = boxes.map(
      (box) =>
        `${box.scrollWidth - box.clientWidth} px sideways in ${box.tagName}.${box.className}`,
    );
    if (scrollWidth <= clientWidth) return inDialogs;
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => !isInside(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 1)
      .toSorted((one, other) => other.right - one.right)[0]?.element;
    return [
      `scrolls ${scrollWidth - clientWidth} px sideways: ${widest?.outerHTML.slice(0, 120) ?? ''}`,
      ...inDialogs,
    ];
  });

/**
 * Finds text outside its box that is cut off and cannot be scrolled to, unless it ends with
 * `line-clamp` or dots.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate((skip) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const wrong = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (words === '' || holder instanceof SVGElement) continue;
      if (!holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest(`.visually-hidden, [aria-hidden="true"], ${skip}`)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      for (let up: Element | null = holder; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, display, clipPath } =
          getComputedStyle(up);
        // A table's column headings may be only for screen readers.
        if (clipPath !== 'none') break;
        if (display === 'inline' || overflowX === 'visible') continue;
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') break;
        const box = up.getBoundingClientRect();
        const aside = rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
        const below = rects.some(({ top, bottom }) => top < box.top - 2 || bottom > box.bottom + 2);
        const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
        const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
        if ((aside && !scrollsX) || (below && !scrollsY)) {
          wrong.add(`cut off by ${up.tagName}.${up.className}: ${words.slice(0, 60)}`);
        }
        if (scrollsX || scrollsY) break;
      }
    }
    return [...wrong];
  }, skipLinks);

/** Finds texts that lie over another text, or over a button that is only an icon. */
export const coveredText = (page: Page): Promise<string[]> =>
  page.evaluate((skip) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest(`.visually-hidden, [aria-hidden="true"], [data-notices], ${skip}`);
    // A part that opens over the page, or stays while the page scrolls below it, may cover others.
    const layerOf = (one: Element) =>
      one.closest(
        '[data-sticky], [aria-expanded="true"] + *, header details[open] > :not(summary), [popover], header, nav, main, footer',
      );
    // The parts that an ancestor cuts off are not on the screen.
    const cut = (box: DOMRect, inside: Element) => {
      let { left, top: above, right, bottom } = box;
      for (let up: Element | null = inside; up; up = up.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(up);
        if (clipPath !== 'none') return undefined;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = up.getBoundingClientRect();
        left = Math.max(left, edge.left);
        above = Math.max(above, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return right - left > 2 && bottom - above > 2 ? { left, above, right, bottom } : undefined;
    };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const placed: { holder: Element; name: string; box: NonNullable<ReturnType<typeof cut>> }[] =
      [];
    const place = (holder: Element, name: string, rects: Iterable<DOMRect>) => {
      for (const rect of rects) {
        const box = cut(rect, holder);
        if (box) placed.push({ holder, name: name.slice(0, 40), box });
      }
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !holder || holder instanceof SVGElement || !isShown(holder)) continue;
      range.selectNodeContents(node);
      place(holder, `“${words}”`, range.getClientRects());
    }
    for (const control of top.querySelectorAll('a[href], button')) {
      const name = control.getAttribute('aria-label');
      if (name === null || !isShown(control)) continue;
      place(control, `${control.tagName} ${name}`, [control.getBoundingClientRect()]);
    }
    const wrong = new Set<string>();
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        if (layerOf(one.holder) !== layerOf(other.holder)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.above, other.box.above);
        const line = Math.min(one.box.bottom - one.box.above, other.box.bottom - other.box.above);
        if (width > 3 && height > line * 0.4) wrong.add(`${one.name} and ${other.name} overlap`);
      }
    }
    return [...wrong];
  }, skipLinks);

/**
 * Finds controls that are smaller than `least` CSS pixels; links within a sentence are exempt (WCAG
 * 2.5.8).
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((side) => {
    const selector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [tabindex="0"]';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const inSentence = (element: Element) => {
      const { display } = getComputedStyle(element);
      const around = element.parentElement?.textContent.trim().length ?? 0;
      return display === 'inline' && around > element.textContent.trim().length;
    };
    const boxesOf = (element: Element): DOMRect[] => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isChoice = element.matches('[type=radio], [type=checkbox]');
      // A link may cover the whole of its card.
      const { position, inset } = getComputedStyle(element, '::after');
      const isStretched = position === 'absolute' && inset === '0px';
      let card = isStretched ? element : null;
      while (card && getComputedStyle(card).position === 'static') card = card.parentElement;
      return [element, ...(isChoice ? labels : []), ...(card ? [card] : [])].map((box) =>
        box.getBoundingClientRect(),
      );
    };
    const scrollers = '[role=group][tabindex], [role=region][tabindex], pre, table';
    return [...top.querySelectorAll(selector)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.matches(':disabled, .visually-hidden') || element.matches(scrollers)) return [];
      if (inSentence(element)) return [];
      const boxes = boxesOf(element);
      if (boxes.some(({ width, height }) => Math.min(width, height) >= side - 0.5)) return [];
      const [box] = boxes;
      if (!box || box.width <= 1) return [];
      const text = element.getAttribute('aria-label') ?? element.textContent.trim();
      return [
        `${Math.round(box.width)}×${Math.round(box.height)} px: ${element.tagName} ${text.slice(0, 40)}`,
      ];
    });
  }, least);

/** Finds messages that cover too much, a second age, or a second retry button. */
export const loudVoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const overlaps = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const coveredIn = (place: Element | null, voice: Element) =>
      [...(place?.querySelectorAll('h1, h2, h3, a[href], button, input, select, textarea') ?? [])]
        .filter((one) => isVisible(one) && boxOf(one).width > 1)
        .filter((one) => !one.closest('[data-notices]') && overlaps(boxOf(voice), boxOf(one)))
        .map((one) => `“${voice.textContent}” is over ${one.outerHTML.slice(0, 80)}`);
    const count = (name: RegExp) =>
      [...document.querySelectorAll('button, time')].filter(
        (one) => isVisible(one) && name.test(one.textContent.trim()),
      ).length;

    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const header = document.querySelector('header');
    const toasts = [...document.querySelectorAll('[data-notices] > *')].filter(isVisible);
    const overDialog = dialog ? toasts.flatMap((toast) => coveredIn(dialog, toast)) : [];
    const beyond = toasts
      .filter((toast) => !dialog && header && boxOf(toast).bottom > boxOf(header).bottom)
      .map(({ textContent }) => `beyond the header: ${textContent}`);

    const strip = document.querySelector('[data-silence]');
    if (strip) window.scrollTo({ top: 0, behavior: 'instant' });
    const ofStrip = strip ? coveredIn(document.querySelector('main'), strip) : [];
    const height = strip ? boxOf(strip).height : 0;
    return [
      ...overDialog,
      ...beyond,
      ...ofStrip,
      ...(height > 32.5 ? [`a strip of ${height} px`] : []),
      ...(count(/^As of /) > 1 ? ['more than one age'] : []),
      ...(count(/^(Refresh|Try again)$/) > 1 ? ['more than one way to try again'] : []),
    ];
  });

/**
 * Finds flex column items whose legend uses space: WebKit first makes them too high, which shifts
 * the page.
 */
export const movingGroups = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('fieldset')].flatMap((group) => {
      const legend = group.querySelector(':scope > legend');
      const { display, flexDirection } = getComputedStyle(group.parentElement ?? group);
      const isItem = display.endsWith('flex') && flexDirection.startsWith('column');
      if (!isItem || !legend || getComputedStyle(legend).position !== 'static') return [];
      return `an item of a column with a legend: ${legend.textContent}`;
    }),
  );

/**
 * Returns the width of a dashboard's content on a desktop, unless it is 720 px to read or 952 px for
 * data.
 */
export const frameWidth = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('#content');
    if (!main || parseFloat(getComputedStyle(document.documentElement).fontSize) !== 16) return [];
    const { width, paddingLeft, paddingRight } = getComputedStyle(main);
    const content = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const isAllowed = [720, 952].some((allowed) => Math.abs(content - allowed) <= 1);
    return isAllowed ? [] : [`content of ${content} px`];
  });

/** Finds native selects that cut their chosen text; the arrow uses 20 px. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')].flatMap((select) => {
      if (!pen || !select.checkVisibility({ opacityProperty: true })) return [];
      const style = getComputedStyle(select);
      pen.font = style.font;
      const arrow = style.appearance === 'none' ? 0 : 20;
      const room =
        select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      const words = select.selectedOptions[0]?.textContent ?? '';
      const excess = Math.round(pen.measureText(words).width - room);
      return excess > 0 ? [`a select cuts ${excess} px of “${words}”`] : [];
    });
  });

/** Finds fields with text so small that iOS zooms the page while somebody types. */
export const smallLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `letters below 16 px: ${field.outerHTML.slice(0, 120)}`),
  );

/** Finds elements that move although the user's settings reduce motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        // Fading does not count as motion; a spinner that does not turn may fade.
        const own = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
        const isMotion = frames.some((frame) => Object.keys(frame).some((name) => !own.has(name)));
        return playState === 'running' && isMotion;
      })
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 120) ?? ''}`;
      }),
  );

/** Finds controls that cannot be scrolled into view: behind a fixed bar, or off the screen. */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate((skip) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    // An open panel or menu covers what is below it until it is closed.
    if (document.querySelector('[aria-expanded="true"] + section, header details[open]')) return [];
    // What covers others only while it has the focus gives way to the next focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // A notice closes automatically.
    for (const notices of document.querySelectorAll('[data-notices]')) notices.remove();
    const controls = top.querySelectorAll('a[href], button, input, select, textarea, summary');
    const wrong = [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const shown =
        control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
      const box = control.matches('[type=radio], [type=checkbox]') ? shown : control;
      // The skip link shows on focus.
      if (control.matches(skip)) return [];
      if (box.matches('.visually-hidden') || box.getBoundingClientRect().width <= 1) return [];
      box.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const hits = [...box.getClientRects()].flatMap(({ left, top: above, right, bottom }) => {
        const from = Math.max(above, 0);
        const to = Math.min(bottom, window.innerHeight);
        return [0.25, 0.5, 0.75].map((part) =>
          document.elementFromPoint((left + right) / 2, from + (to - from) * part),
        );
      });
      const isHit = hits.some((hit) => hit && (box.contains(hit) || hit.contains(box)));
      if (isHit) return [];
      return [
        `hidden by ${hits[0]?.outerHTML.slice(0, 60) ?? ''}: ${control.outerHTML.slice(0, 100)}`,
      ];
    });
    window.scrollTo(0, 0);
    return wrong;
  }, skipLinks);

/** Finds a page that scrolls because it is taller than a phone. */
export const tooTall = (page: Page, tallest: number): Promise<string[]> =>
  page.evaluate((most) => {
    const { scrollHeight } = document.documentElement;
    return scrollHeight <= most ? [] : [`${scrollHeight} px tall, not ${most}`];
  }, tallest);

/**
 * Finds labels above fields of a form's first column that are not aligned with the heading above
 * them.
 */
export const unalignedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leftOf = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    const legends = [...document.querySelectorAll('main legend')];
    const isAccountPage = document.querySelector('#content') === null;
    const titles = isAccountPage ? document.querySelectorAll('main h1') : [];
    return [...(legends.length > 0 ? legends : titles)].flatMap((heading) => {
      const labels = [
        ...(heading.closest('fieldset, main')?.querySelectorAll('label:not(:has(input))') ?? []),
      ];
      const column = Math.min(...labels.map(leftOf));
      return labels
        .filter((label) => leftOf(label) < column + 20)
        .filter((label) => Math.abs(leftOf(label) - leftOf(heading)) > 1)
        .map((label) => `not below its heading: ${label.textContent}`);
    });
  });

/** Emulates a finger or a mouse for the media queries `pointer` and `hover` of one page. */
export async function hands(page: Page): Promise<(touch: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (touch) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  };
}

/**
 * Returns the layout shift of the page so far: the part of the screen that moved, times how far.
 */
export const shiftOf = (page: Page): Promise<{ sum: number; what: string }> =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string }>((resolve) => {
        const moved = { sum: 0, what: '' };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources }: Record<string, unknown> = { ...entry.toJSON() };
            if (typeof value !== 'number') continue;
            moved.sum += value;
            moved.what += ` ${JSON.stringify(sources)}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 100);
      }),
  );
