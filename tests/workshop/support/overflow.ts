import type { Page } from '@playwright/test';

/** What does not fit: the page scrolls sideways, or a text is cut without an ellipsis. */
export interface Overflow {
  isPageTooWide: boolean;
  clippedTexts: string[];
}

/** Measures the page as it stands. Scrolling regions, hidden text for screen readers and clamped lines are meant to cut. */
export function measureOverflow(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const scrolling = document.documentElement;
    const clippedTexts: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!ownText || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
      const style = getComputedStyle(element);
      const cutsInline = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cutsBlock = style.overflowY === 'hidden' || style.overflowY === 'clip';
      const isMeantTo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isMeantTo || style.clipPath !== 'none') continue;
      const isCut =
        (cutsInline && element.scrollWidth > element.clientWidth + 1) ||
        (cutsBlock && element.scrollHeight > element.clientHeight + 1);
      if (isCut) clippedTexts.push(`<${element.localName}> ${element.innerText.slice(0, 60)}`);
    }
    return { isPageTooWide: scrolling.scrollWidth > scrolling.clientWidth, clippedTexts };
  });
}
