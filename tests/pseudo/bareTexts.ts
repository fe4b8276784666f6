import type { Page } from '@playwright/test';

/** A text that stands outside of the brackets of a message. */
interface BareText {
  readonly place: string;
  readonly text: string;
}

/**
 * Returns what is to be seen or heard of a page and stands outside of ⟦ and ⟧: texts, names and descriptions. Values stand inside the brackets of
 * their message. A message may be in several elements of one box.
 *
 * @param leftOut selectors of what is not looked at
 */
export const bareTextsOf = (page: Page, leftOut: readonly string[]): Promise<readonly BareText[]> =>
  page.evaluate((also) => {
    const attributes = 'aria-label aria-description aria-roledescription aria-valuetext title placeholder alt'.split(
      ' ',
    );
    // The name of a key and code are the same in each language. The last ones are the workshop's own.
    const outside = [
      'script, style, template, noscript, kbd, code, pre, .sb-wrapper, .sb-errordisplay, .sb-preparing-story',
      ...also,
    ].join();
    const isSeen = (element: Element) =>
      element.closest(outside) === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const boxOf = (element: Element | null): Element | null =>
      element !== null && /^(?:inline|contents)/.test(getComputedStyle(element).display)
        ? boxOf(element.parentElement)
        : element;
    const depths = new Map<Element | null, number>();
    const bare = (text: string, box: Element | null) => {
      let depth = depths.get(box) ?? 0;
      let left = '';
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        if (depth === 0) left += letter;
        if (letter === '⟧') depth = Math.max(0, depth - 1);
      }
      depths.set(box, depth);
      return left
        .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };
    const found: { place: string; text: string }[] = [];
    const add = (place: string, text: string) => {
      if (/\p{L}{2}/u.test(text)) found.push({ place, text });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const marked = new Set<Element>();
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (parent === null || !isSeen(parent)) continue;
      // A text of which a part is marked is one text.
      const whole = parent.closest(':has(> mark)');
      if (whole !== null && marked.has(whole)) continue;
      if (whole !== null) marked.add(whole);
      add(`<${parent.localName}>`, bare((whole?.textContent ?? text) || '', boxOf(whole ?? parent)));
    }
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      if (!isSeen(element)) continue;
      for (const name of attributes) {
        depths.delete(null);
        add(`<${element.localName} ${name}>`, bare(element.getAttribute(name) ?? '', null));
      }
    }
    depths.delete(null);
    if (document.querySelector('title')?.matches(outside) !== true) add('<title>', bare(document.title, null));
    return found;
  }, leftOut);
