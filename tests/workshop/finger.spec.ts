import { expect } from '@playwright/test';
import { readStories } from './support/stories.ts';
import { test } from './support/workshop.ts';

const isWhole = (element: Element) =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

/** What a hint shows to a mouse, by the story's id: its element, and how it is seen without one. */
const withoutHints = {
  'ui-kit-chip--long-text': { text: /^Northern Corridor/, isSeen: isWhole },
  'ui-kit-tile--long-text': { text: /^Sites, candidates/, isSeen: isWhole },
  'ui-kit-relativetime--hours-ago': {
    text: /Oct 25/,
    isSeen: (element: Element) => element.getBoundingClientRect().width > 100,
  },
  'ui-kit-datatable--plain': {
    text: 'Item',
    isSeen: (element: Element) => {
      const arrow = element.closest('button')?.querySelector('svg');
      return arrow ? getComputedStyle(arrow).visibility === 'visible' : false;
    },
  },
};

for (const [id, { text, isSeen }] of Object.entries(withoutHints)) {
  test(`a mouse needs a hint, and a finger none: ${id}`, async ({ stage }) => {
    await stage.play(readStories().find((each) => each.id === id)!);
    const expectSeen = (seen: boolean) =>
      expect.poll(() => stage.page.getByText(text).first().evaluate(isSeen)).toBe(seen);
    await expectSeen(false);
    await stage.underFinger(() => expectSeen(true));
  });
}
