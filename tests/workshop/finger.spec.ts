import { expect } from '@playwright/test';
import { measureTouch, touchScreens } from '../touch.ts';
import { Stage } from './support/Stage.ts';
import { readStories } from './support/stories.ts';
import { test as base } from './support/workshop.ts';

/** A page of its own: Chromium does not hover again in a page that was once under a finger. */
const test = base.extend<object, { finger: Stage }>({
  finger: [
    async ({ browser, workshop }, use) => {
      const context = await browser.newContext({ baseURL: workshop, hasTouch: true, reducedMotion: 'reduce' });
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
