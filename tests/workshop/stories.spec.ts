import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { measureOverflow } from './support/overflow.ts';
import { matchPicture, picturedStories, planPictures } from './support/pictures.ts';
import { firstMode, modes, openStory, readStories, test, turnTo } from './support/workshop.ts';

const wide = { width: 1024, height: 640 };
const narrow = { width: 320, height: 640 };

const stories = readStories();

test('pictures', ({ browser }, testInfo) => {
  const { reason } = planPictures(browser, testInfo);
  if (reason !== null) console.warn(`\n${reason}`);
  const ids = new Set(stories.map(({ id }) => id));
  expect(
    picturedStories().filter((id) => !ids.has(id)),
    'pictures of stories that are no more',
  ).toEqual([]);
});

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ stage, browser }, testInfo) => {
    const { use } = planPictures(browser, testInfo);
    await stage.setViewportSize(wide);
    await openStory(stage, story, firstMode);
    for (const mode of modes) {
      await test.step(mode.name, async () => {
        await turnTo(stage, story, mode);
        expect.soft(await findAccessibilityFaults(stage), `axe in ${mode.name}`).toEqual([]);
        await matchPicture(stage, `${story.id}/${mode.name}`, use, testInfo);
      });
    }
    await test.step('320 px wide', async () => {
      await stage.setViewportSize(story.tags.includes('wide') ? wide : narrow);
      await openStory(stage, story, firstMode);
      expect.soft(await measureOverflow(stage), 'at 320 px').toEqual({ isPageTooWide: false, clippedTexts: [] });
    });
    await test.step('text at 200 %', async () => {
      await stage.setViewportSize(story.tags.includes('wide') ? wide : { width: 640, height: 640 });
      await stage.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect
        .soft(await measureOverflow(stage), 'with text at 200 %')
        .toEqual({ isPageTooWide: false, clippedTexts: [] });
    });
  });
}
