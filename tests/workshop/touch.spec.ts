import { expect, test } from '@playwright/test';
import { emulateTouch, measureTouch } from '../touch.ts';

const large = 'min-inline-size: 44px; min-block-size: 44px; padding: 0; border: 0';

/** Bodies with what a finger misses or an eye cannot read. */
const faults = {
  'a button of 40 px': '<button style="inline-size: 60px; block-size: 40px; padding: 0; border: 0">Save</button>',
  'a large button that another covers': `<div style="position: relative"><button style="inline-size: 100px; block-size: 60px">Save</button>
    <button style="position: absolute; inset-block-start: 34px; inset-inline-start: 0; ${large}; inline-size: 100px">Cancel</button></div>`,
  'a link that stands alone': '<p><a href="#there">There</a></p>',
  'a text of 11 px': '<p style="font-size: 11px">Small</p>',
  'a field whose text makes a phone zoom': '<input aria-label="Name" style="block-size: 44px; font-size: 14px" />',
  'a page that is too wide': '<p style="inline-size: 200vw">Wide</p>',
};

/** Bodies with nothing of the kind. */
const sound = {
  'a button of 44 px': `<button style="${large}">Save</button>`,
  'a link in a text': '<p>All of it is <a href="#there">there</a> to be read.</p>',
  'a button partly below a layer': `<div><button style="${large}">Save</button></div>
    <div style="position: fixed; inset-block-start: 90px; inset-inline: 0; background: white">Results</div>`,
  'a small control whose label is large': `<label style="display: block; ${large}"><input type="checkbox" />On</label>`,
  'a small button with a large pseudo-element': `<style>button::before { content: ''; position: absolute; inset: -20px }</style>
    <button style="position: relative; margin: 40px; padding: 0">More</button>`,
};

test('what is wrong under a finger is found, and nothing else', async ({ page }) => {
  const show = (body: string) => page.setContent(`<body style="margin: 60px">${body}</body>`);
  for (const [name, body] of Object.entries(faults)) {
    await show(body);
    expect.soft(await measureTouch(page), name).toHaveLength(1);
  }
  for (const [name, body] of Object.entries(sound)) {
    await show(body);
    expect.soft(await measureTouch(page), name).toEqual([]);
  }
});

test('a page is put under a finger as it stands', async ({ page }) => {
  const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches);
  const leave = await emulateTouch(page);
  expect(await isCoarse()).toBe(true);
  await leave();
  expect(await isCoarse()).toBe(false);
});
