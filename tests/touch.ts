import type { Page } from '@playwright/test';

/** Puts the page under a finger as it stands: `(pointer: coarse)` and `(hover: none)` match without a load. Returns what ends that. */
export async function emulateTouch(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  // What a session emulates ends with it.
  return () => devTools.detach();
}

/**
 * Returns what is too small for a finger: targets under 44 px but links in text, and text under 12 px. What a target is hit by counts, such
 * as its label and its pseudo-elements: from its middle, the points that lead to it are counted in each direction.
 */
export function measureTouch(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [least, leastText, tolerance] = [44, 12, 0.5];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    const name = (element: Element) => element.outerHTML.replaceAll(/ (?:class|style|d)="[^"]*"/g, '').slice(0, 110);

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
      const around = element.closest('p, li, td, dd, div, span:not(a span)')?.textContent ?? '';
      return around.trim().length > (element.textContent ?? '').trim().length;
    };

    const selectors =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, label:has(input), ' +
      '[role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"], [role="switch"], [role="radio"]';
    const found = new Set<Element>();
    for (const element of document.querySelectorAll(selectors)) {
      if (element.closest('.sb-wrapper, #storybook-docs')) continue;
      // A control of a label is pressed by the label.
      const target = element.closest('label') ?? element;
      if (isSeen(target) && !isForReadersAlone(target)) found.add(target);
    }

    const small: string[] = [];
    for (const target of found) {
      const box = target.getBoundingClientRect();
      if (box.width === 0 || isLinkInText(target) || getComputedStyle(target).pointerEvents === 'none') continue;
      const isVisibleThere = box.top >= least && box.bottom <= innerHeight - least;
      if (!isVisibleThere) target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const isLarge = Math.min(box.width, box.height) >= least - tolerance;
      const { left, top, width, height } = target.getBoundingClientRect();
      const leadsTo = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (target.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === target));
      };
      const reach = (x: number, y: number, stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < least && leadsTo(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
        return steps;
      };
      const sizeAround = (x: number, y: number) => [
        reach(x, y, -1, 0) + reach(x, y, 1, 0) + 1,
        reach(x, y, 0, -1) + reach(x, y, 0, 1) + 1,
      ];
      const middle = [left + width / 2, top + height / 2] as const;
      // Something lies over it, such as the scrim of a dialog: then it is no target now.
      if (!leadsTo(...middle)) continue;
      let [wide = 0, high = 0] = sizeAround(...middle);
      // What scrolls around a large target may cut it, until it is scrolled to.
      if (isLarge && Math.min(wide, high) < least - 1) {
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const now = target.getBoundingClientRect();
        [wide = 0, high = 0] = sizeAround(now.left + now.width / 2, now.top + now.height / 2);
      }
      // A title whose pseudo-element covers its row leads there between the other controls of the row.
      const { position } = getComputedStyle(target, '::after');
      const row = position === 'absolute' && target instanceof HTMLElement ? target.offsetParent : null;
      if (row) {
        const around = row.getBoundingClientRect();
        for (let y = around.top + 2; y < around.bottom && Math.min(wide, high) < least - 1; y += 8) {
          if (leadsTo(left + 2, y)) [wide = 0, high = 0] = sizeAround(left + 2, y);
        }
      }
      if (Math.min(wide, high) < least - 1) small.push(`${wide} × ${high} px: ${name(target)}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const tiny: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || texts.currentNode.nodeValue?.trim() === '' || parent.closest('.sb-wrapper, script, style'))
        continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < leastText && isSeen(parent) && !isForReadersAlone(parent))
        tiny.push(`text of ${size} px: ${name(parent)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...small, ...tiny, ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
  });
}
