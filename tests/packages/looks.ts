import type { Page } from '@playwright/test';

/** For each element of the page, and for what CSS draws before and after it: the properties that differ from those of an element without styles. */
export const looksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const read = (element: Element, part: string) => {
      const style = getComputedStyle(element, part);
      // A minifier writes one of these for the other.
      return [...style].map((name) => [name, style.getPropertyValue(name).replaceAll('0% 0%', '0px 0px')] as const);
    };
    const plain = document.createElement('i');
    plain.style.all = 'initial';
    document.documentElement.append(plain);
    const initial = new Map(read(plain, ''));
    plain.remove();
    return [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => part === '' || !['none', 'normal'].includes(getComputedStyle(element, part).content))
        .map((part) => {
          // Each build names animations in its own way. The order of variables is that in which scripts set them.
          const own = read(element, part).filter(
            ([name, value]) => value !== initial.get(name) && name !== 'animation-name' && !name.startsWith('--'),
          );
          return `${element.tagName}${part} ${own.map((property) => property.join(': ')).join('; ')}`;
        }),
    );
  });
