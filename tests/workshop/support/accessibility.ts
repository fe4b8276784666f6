import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeModule from 'axe-core';

/** Path of axe, which every page loads before its own scripts. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Cases that axe cannot decide, checked by a person and found correct. `of` must match the element and axe's message. */
const excused: { rule: string; of: RegExp; reason: string }[] = [
  {
    rule: 'color-contrast',
    of: /Axe encountered an error/,
    reason: 'It gives up where a layer scrolls; the same items stand in shorter stories, where it does not.',
  },
  {
    rule: 'color-contrast',
    of: /partially obscured by another element/,
    reason: 'It is scrolled half under an edge; the same kind of text stands free beside it.',
  },
  {
    rule: 'color-contrast',
    of: /<span aria-hidden="true">\d+\+?<\/span>/,
    reason:
      'A Badge lies over the edge of what it counts, on a colour of its own, whose contrast the tokens are tested for.',
  },
  {
    rule: 'color-contrast',
    of: /only non-text characters/,
    reason: 'An arrow on a key has the colours of the words on the keys beside it.',
  },
  {
    rule: 'color-contrast',
    of: /^<select/,
    reason:
      'The gradient is the arrow at its edge; its words and its ground have the colours of the text field beside it.',
  },
  {
    rule: 'aria-prohibited-attr',
    of: /data-trigger="DialogTrigger"/,
    reason: 'React Aria names the box of a popover as well as the dialog in it, which has the role.',
  },
  {
    rule: 'th-has-data-cells',
    of: /aria-rowcount="1"/,
    reason: 'A table without rows keeps its headings, and a sentence below says that it is empty.',
  },
];

/** Rules for whole pages. A story is a part of a page, so only the portal's tests check these. */
const partOfAPage = ['bypass', 'region', 'landmark-one-main', 'page-has-heading-one'];

/** The rules whose result can change with the theme, the direction and the language. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size', 'valid-lang'];

/**
 * Runs axe on the page and its overlays, with all rules or those of the look. Returns failures, and undecided cases that are not in
 * `excused`.
 */
export async function findAccessibilityFaults(page: Page, rules: 'all' | 'look' = 'all'): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(
    async ({ disabled, only }) => {
      const { axe } = window as unknown as { axe: typeof axeModule }; // `axeScript` sets it.
      // Storybook's own elements are excluded.
      const { violations, incomplete } = await axe.run(
        { exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
        {
          resultTypes: ['violations', 'incomplete'],
          ...(only && { runOnly: { type: 'rule', values: only } }),
          rules: {
            'target-size': { enabled: true },
            ...Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
          },
        },
      );
      return { violations, incomplete };
    },
    { disabled: partOfAPage, only: rules === 'look' ? rulesOfLook : undefined },
  );
  const faults = [
    ...violations.map((rule) => ({ ...rule, kind: 'fails' })),
    ...incomplete.map((rule) => ({ ...rule, kind: 'is undecided' })),
  ];
  return faults.flatMap(({ id, kind, help, nodes }) =>
    nodes
      .map(({ target, html, failureSummary = '' }) => ({ target: target.join(' '), html, why: failureSummary }))
      .filter(({ target, html, why }) => {
        const isExcused = excused.some(
          ({ rule, of }) => rule === id && [target, html, why].some((text) => of.test(text)),
        );
        return kind === 'fails' || !isExcused;
      })
      .map(
        ({ target, html, why }) =>
          `${id} ${kind} at ${target}: ${help}\n    ${html.slice(0, 160)}\n    ${why.replaceAll('\n', '\n    ')}`,
      ),
  );
}
