import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { dataOfStories, fixedTextsIn } from '../pseudo/fixedTexts.ts';
import { measureTouch, touchScreens } from '../touch.ts';
import { findAccessibilityFaults } from './support/accessibility.ts';
import { expectPicture } from './support/expectPicture.ts';
import { measureOverflow } from './support/overflow.ts';
import { findStrayPictures, maxSheets, picturesFolder } from './support/pictures.ts';
import { modes, readStories, type Mode, type Story } from './support/stories.ts';
import { test } from './support/workshop.ts';

const wide = { width: 1024, height: 640 };
const narrow = { width: 320, height: 640 };
const halved = { width: 640, height: 640 };
const fits = { isPageTooWide: false, clippedTexts: [] };

/** The longer languages, from left to right and from right to left. Each story is shown in one. */
const longer = [
  { name: 'longer', theme: 'light', language: 'pseudo' },
  { name: 'longer, right-to-left', theme: 'light', language: 'pseudoMirrored' },
] as const;

/** What was said before the language changed stays as it was, and so does the title of a page that a story has left. */
const said = ['[data-live-announcer]', '[data-toast]', 'title'];

/** These pages have the languages of the product alone. */
const inOwnLanguages = 'Portal/Pages/Before the application';

const stories = readStories();

test('every picture belongs to a story, and the sheets are few', () => {
  expect(findStrayPictures(stories), 'npm run pictures deletes pictures that belong to no story').toEqual([]);
  const sheets = readdirSync(picturesFolder).filter((name) => name.endsWith('.png'));
  expect(sheets.length).toBeLessThanOrEqual(maxSheets);
});

for (const [title, storiesOfTitle] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    // The stories of one title run in order in one page.
    test.describe.configure({ mode: 'default' });

    for (const [place, story] of storiesOfTitle.entries()) {
      test(story.name, async ({ stage }) => {
        const { page } = stage;
        await stage.play(story);
        const [first, ...others] = modes;
        const check = (mode: Mode) =>
          test.step(mode.name, async () => {
            await stage.turnTo(mode);
            // The roles and the names were checked in the first mode.
            const rules = mode === first ? 'all' : 'look';
            await expect.soft.poll(() => findAccessibilityFaults(page, rules), `axe in ${mode.name}`).toEqual([]);
            await expectPicture(page, story, mode);
          });
        await check(first);
        const isAlwaysWide = story.tags.includes('wide');
        await test.step('320 px wide', async () => {
          await page.setViewportSize(isAlwaysWide ? wide : narrow);
          await expect.soft.poll(() => measureOverflow(page), 'at 320 px').toEqual(fits);
        });
        await test.step('text at 200 %', async () => {
          await page.setViewportSize(isAlwaysWide ? wide : halved);
          await stage.setTextSize('200%');
          await expect.soft.poll(() => measureOverflow(page), 'with text at 200 %').toEqual(fits);
        });
        await stage.setTextSize('');
        await page.setViewportSize(wide);
        for (const mode of others) await check(mode);
        const look = longer[place % 2] ?? longer[0];
        await test.step(`in a ${look.name} language`, async () => {
          await stage.render(look);
          await expect.soft.poll(() => measureOverflow(page), look.name).toEqual(fits);
          if (title === inOwnLanguages) return;
          const isData = dataOfStories(story.importPath);
          await expect.soft.poll(() => fixedTextsIn(page, isData, said), look.name).toEqual([]);
        });
      });
    }

    test('under a finger', async ({ stage }) => {
      const { page } = stage;
      const check = async (story: Story) => {
        for (const screen of story.tags.includes('wide') ? [] : touchScreens) {
          await page.setViewportSize(screen);
          await expect.soft.poll(() => measureTouch(page), `${story.name} at ${screen.width} px`).toEqual([]);
        }
        await page.setViewportSize(wide);
      };
      // The last story is shown already.
      const [last, ...others] = storiesOfTitle.toReversed() as [Story, ...Story[]]; // A group is never empty.
      await stage.play(last);
      await stage.underFinger(async () => {
        await check(last);
        for (const story of others) {
          await stage.play(story);
          await check(story);
        }
      });
    });
  });
}
