import type { Page } from '@playwright/test';

/**
 * Measures what does not fit in the page as it stands, because the page scrolls sideways or a text is cut without an ellipsis: each line of each text against every element around it that cuts what it holds. What scrolls, text
 * hidden for screen readers alone, an ellipsis for the end of a text, and rows whose items wrap out of sight as a whole are meant to cut.
 */
export function measureOverflow(page: Page) {
  return page.evaluate(() => {
    const toleranceInPixels = 1;

    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const axes = [
      { overflow: 'overflowX', from: 'left', to: 'right' },
      { overflow: 'overflowY', from: 'top', to: 'bottom' },
    ] as const;

    /** Returns the box in which an element shows its content: the area within its borders. */
    const insideOf = (element: HTMLElement): Box => {
      const { left, top } = element.getBoundingClientRect();
      const [start, above] = [left + element.clientLeft, top + element.clientTop];
      return { left: start, top: above, right: start + element.clientWidth, bottom: above + element.clientHeight };
    };

    const holdsFixed = ({
      transform,
      translate,
      scale,
      rotate,
      filter,
      perspective,
      contain,
      willChange,
    }: CSSStyleDeclaration) =>
      [transform, translate, scale, rotate, filter, perspective].some((value) => value !== 'none' && value !== '') ||
      /paint|layout|strict|content/.test(contain) ||
      willChange.includes('transform');
    /** True if an ancestor can cut an element. Ancestors between a positioned element and its containing block cannot. */
    const holds = (around: CSSStyleDeclaration, position: string) =>
      position === 'fixed'
        ? holdsFixed(around)
        : position !== 'absolute' || around.position !== 'static' || holdsFixed(around);

    /** Returns the ancestors that could cut a text, innermost first. */
    const ancestorsOf = (text: Text) => {
      const found: { element: HTMLElement; style: CSSStyleDeclaration }[] = [];
      let position = 'static';
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (!holds(style, position)) continue;
        position = style.position;
        const isBox = style.display !== 'inline' && style.display !== 'contents';
        if (element instanceof HTMLElement && isBox) found.push({ element, style });
      }
      return found;
    };

    /** True if the ellipsis replaces the start of a text, which runs the other way. U+202E makes any letter run from the right. */
    const isReversed = ({ direction }: CSSStyleDeclaration, text: string) =>
      /\p{L}/u.test(text) && /^\P{L}*(?:[\u0590-\u08ff]|\u202e\P{L}*\p{L})/u.test(text) !== (direction === 'rtl');

    const isCut = (line: Box, text: string, ancestors: ReturnType<typeof ancestorsOf>): boolean => {
      const seen = { left: line.left, top: line.top, right: line.right, bottom: line.bottom };
      for (const { element, style } of ancestors) {
        const inside = insideOf(element);
        const isForReadersAlone = element.clientWidth <= 1 || element.clientHeight <= 1 || style.clipPath !== 'none';
        const hasWrappedAway = style.flexWrap === 'wrap' && (seen.top >= inside.bottom || seen.bottom <= inside.top);
        for (const { overflow, from, to } of axes) {
          if (style[overflow] === 'visible') continue;
          if (isForReadersAlone || hasWrappedAway) return false;
          const cut = Math.max(inside[from] - seen[from], seen[to] - inside[to]);
          if (cut <= toleranceInPixels) continue;
          const hasEllipsis =
            style.webkitLineClamp !== 'none' || (style.textOverflow === 'ellipsis' && overflow === 'overflowX');
          const isMeantTo = hasEllipsis && !isReversed(style, text);
          if (!isMeantTo && (style[overflow] === 'hidden' || style[overflow] === 'clip')) return true;
          // Outer elements can cut only the visible part. The rest can be scrolled into view, or an ellipsis replaces it.
          seen[from] = Math.max(seen[from], inside[from]);
          seen[to] = Math.min(seen[to], inside[to]);
          if (seen[from] >= seen[to]) return false;
        }
      }
      return false;
    };

    const clippedTexts: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // The walker visits only text nodes.
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        continue;
      }
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const ancestors = ancestorsOf(text);
      if (lines.some((line) => isCut(line, text.data, ancestors))) {
        clippedTexts.push(`<${parent.localName}> ${text.data.trim().slice(0, 60)}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { isPageTooWide: scrollWidth > clientWidth, clippedTexts };
  });
}
