import { expect } from '@playwright/test';
import { measureTouch, touchScreens } from '../touch.ts';
import { Stage } from './support/Stage.ts';
import { readStories } from './support/stories.ts';
import { test as base } from './support/workshop.ts';

/**
 * Asks for each frame. A page under a finger in which nothing moves may get none, for minutes: then no animation ends, for which Storybook waits
 * after each story, and no moment is idle. It runs in the page.
 */
function keepDrawing() {
  requestAnimationFrame(keepDrawing);
}

/** A page of its own: Chromium does not hover again in a page that was once under a finger. */
const test = base.extend<object, { finger: Stage }>({
  finger: [
    async ({ browser, workshop }, use) => {
      const context = await browser.newContext({ baseURL: workshop, hasTouch: true, reducedMotion: 'reduce' });
      await context.addInitScript(keepDrawing);
      await use(new Stage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const [title, stories] of Map.groupBy(readStories(), (story) => story.title)) {
  test(`under a finger: ${title}`, async ({ finger }) => {
    for (const story of stories) {
      await finger.page.setViewportSize({ width: 1024, height: 768 });
      await finger.play(story);
      for (const screen of story.tags.includes('wide') ? [] : touchScreens) {
        await finger.page.setViewportSize(screen);
        await expect.soft.poll(() => measureTouch(finger.page), `${story.name} at ${screen.width} px`).toEqual([]);
      }
    }
  });
}

const isWhole = (element: Element) =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

/** What a mouse is told by a hint, by the story's id: its element, and how it is seen without one. */
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
  test(`a mouse needs a hint, and a finger none: ${id}`, async ({ stage: mouse, finger }) => {
    const story = readStories().find((each) => each.id === id)!;
    for (const [stage, isShown] of [
      [mouse, false],
      [finger, true],
    ] as const) {
      await stage.play(story);
      await expect.poll(() => stage.page.getByText(text).first().evaluate(isSeen)).toBe(isShown);
    }
  });
}
