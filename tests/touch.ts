import { expect, type Page } from '@playwright/test';

/** The screens of a phone and of a tablet. */
export const touchScreens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;

/**
 * Puts the page under a finger as it stands: `(pointer: coarse)` and `(hover: none)` match without a load. Returns what ends that; Chromium goes
 * on without hovering.
 */
export async function emulateTouch(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  // What a session emulates ends with it.
  return () => devTools.detach();
}

/**
 * Returns what is too small for a finger: targets under 44 px but links in text, text under 12 px, and fields whose text is under 16 px. What a
 * target is hit by counts, such as its label and its pseudo-elements: from its middle, the points that lead to it are counted in each direction.
 */
export function measureTouch(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [least, leastText, leastFieldText, tolerance] = [44, 12, 16, 0.5];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    const name = (element: Element) => element.outerHTML.replaceAll(/ (?:class|style|d)="[^"]*"/g, '').slice(0, 110);
    const ofWorkshop = '.sb-wrapper, #storybook-docs, script, style';

    const isForReadersAlone = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath, overflow } = getComputedStyle(around);
        const { width, height } = around.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && (clipPath !== 'none' || overflow !== 'visible')) return true;
        if (clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const isLinkInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline' || !element.matches('a, [role="link"]')) return false;
      const around = element.closest('p, li, th, td, dd, dt, div, span:not(a span), h1, h2, h3')?.textContent ?? '';
      return around.trim().length > (element.textContent ?? '').trim().length;
    };

    const selectors =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, label:has(input), ' +
      '[role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"], [role="switch"], [role="radio"]';
    const found = new Set<HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>(selectors)) {
      if (element.closest(ofWorkshop)) continue;
      // A control of a label is pressed by the label.
      const target = element.closest<HTMLElement>('label') ?? element;
      if (isSeen(target) && !isForReadersAlone(target)) found.add(target);
    }

    const leadsTo = (target: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === target));
    };
    /** True also where another layer lies over it, such as a list of results: that goes again. */
    const leadsToUnderLayers = (target: HTMLElement, x: number, y: number) => {
      const layer = document.elementFromPoint(x, y)?.closest('body > *');
      return leadsTo(target, x, y) || (layer != null && layer !== target.closest('body > *'));
    };
    const middleOf = (target: HTMLElement) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const sizeAround = (target: HTMLElement, { x, y }: { x: number; y: number }) => {
      const reach = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < least && leadsToUnderLayers(target, x + stepX * (steps + 1), y + stepY * (steps + 1)))
          steps += 1;
        return steps;
      };
      return { wide: reach(-1, 0) + reach(1, 0) + 1, high: reach(0, -1) + reach(0, 1) + 1 };
    };
    const isSmall = ({ wide, high }: { wide: number; high: number }) => Math.min(wide, high) < least - 1;

    const small: string[] = [];
    // A layer closes when the page scrolls below it, so what is in view comes first.
    const later: HTMLElement[] = [];
    const measure = (target: HTMLElement, isRetried: boolean) => {
      const middle = middleOf(target);
      // Something lies over it, such as the scrim of a dialog: then it is no target now.
      if (!leadsTo(target, middle.x, middle.y)) return;
      const { width, height } = target.getBoundingClientRect();
      const isLarge = Math.min(width, height) >= least - tolerance;
      const edge = least / 2 - 1;
      const around = [[-edge, 0] as const, [edge, 0] as const, [0, -edge] as const, [0, edge] as const];
      if (isLarge && around.every(([x, y]) => leadsTo(target, middle.x + x, middle.y + y))) return;
      let size = sizeAround(target, middle);
      // A title whose pseudo-element covers its row leads there between the other controls of the row.
      const row = getComputedStyle(target, '::after').position === 'absolute' ? target.offsetParent : null;
      if (row) {
        const { top, bottom } = row.getBoundingClientRect();
        const x = target.getBoundingClientRect().left + 2;
        for (let y = top + 2; y < bottom && isSmall(size); y += 8) {
          if (leadsTo(target, x, y)) size = sizeAround(target, { x, y });
        }
      }
      // What scrolls around it may cut it, until it is scrolled to.
      if (isSmall(size) && isRetried) later.push(target);
      else if (isSmall(size)) small.push(`${size.wide} × ${size.high} px: ${name(target)}`);
    };
    for (const target of found) {
      const { top, bottom, width } = target.getBoundingClientRect();
      if (width === 0 || isLinkInText(target) || getComputedStyle(target).pointerEvents === 'none') continue;
      if (top >= 0 && bottom <= innerHeight && leadsTo(target, middleOf(target).x, middleOf(target).y))
        measure(target, true);
      else later.push(target);
    }
    for (const target of later) {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      measure(target, false);
    }

    const tiny: string[] = [];
    const tooTiny = (element: Element, limit: number) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < limit && isSeen(element) && !isForReadersAlone(element))
        tiny.push(`text of ${size} px: ${name(element)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent && texts.currentNode.nodeValue?.trim() !== '' && !parent.closest(ofWorkshop))
        tooTiny(parent, leastText);
    }
    const withoutText = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset', 'image', 'hidden'];
    const fields = ['select', 'textarea', `input:not(${withoutText.map((type) => `[type='${type}']`).join()})`];
    for (const field of document.querySelectorAll(fields.join())) {
      if (!field.closest(ofWorkshop)) tooTiny(field, leastFieldText);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...small, ...tiny, ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
  });
}

/** Expects room for a finger in each density, which the page then has. Rows make room in a later frame. */
export async function expectRoomInDensities(page: Page, what: string): Promise<void> {
  for (const density of ['compact', 'comfortable']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-density', chosen), density);
    await expect.soft.poll(() => measureTouch(page), `${what}, ${density}`).toEqual([]);
  }
}
