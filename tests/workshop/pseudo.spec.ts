import { expect, test } from '@playwright/test';
import { dataOfStories, fixedTextsIn } from '../pseudo/fixedTexts.ts';
import { Stage } from './support/Stage.ts';
import { readStories } from './support/stories.ts';
import { test as workshopTest } from './support/workshop.ts';

/** Bodies with a text that is the product's and has no brackets. */
const faults = {
  'a text': '<p>⟦Åçççööûûñţţ⟧</p><p>Account</p>',
  'a text beside a message': '<p>⟦Åçççööûûñţţ⟧ <b>Account</b></p>',
  'a name': '<button aria-label="Keyboard shortcuts"><svg></svg></button>',
  'a hint': '<button title="Add Work Order to favourites">⟦Åååđđđ⟧</button>',
  'what a field is for': '<input aria-label="⟦Šééååŕŕçĥĥ⟧" placeholder="Search everything" />',
  'the title of the page': '<title>Account</title><p>⟦Åçççööûûñţţ⟧</p>',
  'a text for readers alone': '<span style="position: absolute; inline-size: 1px; overflow: hidden">Account</span>',
};

/** Bodies with none. */
const sound = {
  'a message': '<p>⟦Åçççööûûñţţ⟧</p>',
  'a message with a value': '<p>⟦Öpééñ Account⟧</p>',
  'a message in several elements': '<p>⟦Öpééñ <b>Account</b> <i>ñööŵ</i>⟧</p>',
  data: '<p>Northern Corridor</p>',
  'data of which a part is marked': '<p><mark>Northern</mark> Account</p>',
  'the name of a key': '<kbd>Account</kbd>',
  'what is hidden': '<p hidden>Account</p>',
};

test('a planted fixed text is found, and nothing else', async ({ page }) => {
  for (const [name, body] of Object.entries(faults)) {
    await page.setContent(body);
    expect.soft(await fixedTextsIn(page, () => false), name).toHaveLength(1);
  }
  for (const [name, body] of Object.entries(sound)) {
    await page.setContent(body);
    expect.soft(await fixedTextsIn(page, () => false), name).toEqual([]);
  }
});

workshopTest('a fixed text that is planted in a story is found', async ({ browser, workshop }) => {
  // No other test meets the planted text in the cache or in a title that goes on.
  const context = await browser.newContext({ baseURL: workshop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const stage = new Stage(page);
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({ response: answer, body: code.replaceAll(/\b[\w$.]+\.editImage\b/g, '"Edit Image"') });
  });
  const story = readStories().find(({ id }) => id === 'ui-kit-avatarupload--with-picture')!;
  await stage.play(story);
  await stage.turnTo({ name: 'longer', theme: 'light', language: 'pseudo' });
  expect(await fixedTextsIn(page, dataOfStories(story.importPath))).toEqual(['<span> Edit Image']);
  await context.close();
});
