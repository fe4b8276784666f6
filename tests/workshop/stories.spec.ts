import { expect } from '@playwright/test';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { measureOverflow } from './support/overflow.ts';
import { canCompare } from './support/pictures.ts';
import { firstMode, modes, openStory, readStories, test, turnTo } from './support/workshop.ts';

const wide = { width: 1024, height: 640 };
const narrow = { width: 320, height: 640 };

for (const story of readStories()) {
  test(`${story.title} / ${story.name}`, async ({ stage, browser }, testInfo) => {
    const isCompared = canCompare(browser, testInfo.config.updateSnapshots === 'all');
    await stage.setViewportSize(wide);
    await openStory(stage, story, firstMode);
    for (const mode of modes) {
      await test.step(mode.name, async () => {
        await turnTo(stage, mode);
        expect.soft(await findAccessibilityFaults(stage), `axe in ${mode.name}`).toEqual([]);
        if (!isCompared) return;
        await expect
          .soft(stage)
          .toHaveScreenshot([story.id, `${mode.name}.png`], { threshold: 0, maxDiffPixels: 0, animations: 'disabled' });
      });
    }
    await test.step('320 px wide', async () => {
      await stage.setViewportSize(narrow);
      await openStory(stage, story, firstMode);
      expect.soft(await measureOverflow(stage), 'at 320 px').toEqual({ isPageTooWide: false, clippedTexts: [] });
    });
    await test.step('text at 200 %', async () => {
      await stage.setViewportSize({ width: 640, height: 640 });
      await stage.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect
        .soft(await measureOverflow(stage), 'with text at 200 %')
        .toEqual({ isPageTooWide: false, clippedTexts: [] });
    });
  });
}
