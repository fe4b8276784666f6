import { expect, test } from '@playwright/test';
import { measureOverflow } from './support/overflow.ts';

const long = 'Northern Corridor Backhaul Modernization';
const narrow = 'inline-size: 80px; white-space: nowrap;';

/** Bodies in which a text is cut off and cannot be read. */
const clipped = {
  'by its own element': `<p style="${narrow} overflow: hidden">${long}</p>`,
  'by the element around its own': `<div style="${narrow} overflow: hidden"><span>${long}</span></div>`,
  'by one further out, although its own ends in an ellipsis': `
    <div style="inline-size: 80px; overflow: clip">
      <p style="inline-size: 200px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${long}</p>
    </div>`,
  'at its lower edge': `<div style="block-size: 10px; overflow: hidden"><p style="margin: 0">${long}</p></div>`,
  'by a whole line': `<div style="inline-size: 200px; block-size: 22px; overflow: hidden; font: 16px/20px sans-serif">
    <span>${long}</span></div>`,
  'at the start, in a text that runs the other way': `
    <div dir="rtl" style="${narrow} overflow: hidden"><span dir="ltr">${long}</span></div>`,
  'at the start, by an ellipsis, in a text that runs the other way': `
    <div dir="rtl" style="${narrow} overflow: hidden; text-overflow: ellipsis">${long}</div>`,
  'although it is taken out of the flow, by what it is placed in': `
    <div style="position: relative; inline-size: 80px; block-size: 40px; overflow: hidden">
      <span style="position: absolute; inset-inline-start: 0; white-space: nowrap">${long}</span>
    </div>`,
  'by one around a region that scrolls': `
    <div style="inline-size: 80px; overflow: hidden">
      <div style="inline-size: 200px; overflow-x: auto; white-space: nowrap"><span>${long}</span></div>
    </div>`,
};

/** Bodies in which no text is cut off. */
const whole = {
  'it fits': `<div style="overflow: hidden"><span>${long}</span></div>`,
  'it ends in an ellipsis': `<div style="${narrow} overflow: hidden; text-overflow: ellipsis"><span>${long}</span></div>`,
  'it runs from the right by an override and ends in an ellipsis': `
    <div dir="rtl" style="${narrow} overflow: hidden; text-overflow: ellipsis"><span>\u202e${long}\u202c</span></div>`,
  'its lines are clamped': `
    <p style="inline-size: 80px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden">${long}</p>`,
  'it is scrolled to': `<div style="${narrow} overflow-x: auto"><span>${long}</span></div>`,
  'it is scrolled to, inside something that cuts': `
    <div style="inline-size: 80px; overflow: hidden"><div style="overflow-x: auto; white-space: nowrap"><span>${long}</span></div></div>`,
  'it is for screen readers alone': `
    <span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">
      <span>${long}</span>
    </span>`,
  'it wraps out of sight as a whole': `
    <div style="inline-size: 80px; block-size: 20px; display: flex; flex-wrap: wrap; white-space: nowrap; overflow: hidden">
      <span style="inline-size: 20px; block-size: 20px"></span><span>${long}</span>
    </div>`,
  'it is folded away': `<div style="block-size: 0; overflow: hidden"><p>${long}</p></div>`,
  'it is not visible': `<div style="${narrow} overflow: hidden"><span style="visibility: hidden">${long}</span></div>`,
  'it is placed in something further out': `
    <div style="position: relative"><div style="inline-size: 80px; block-size: 10px; overflow: hidden">
      <span style="position: absolute; white-space: nowrap">${long}</span>
    </div></div>`,
};

test('what is cut off is found, and nothing else', async ({ page }) => {
  for (const [name, body] of Object.entries(clipped)) {
    await page.setContent(body);
    const { clippedTexts } = await measureOverflow(page);
    expect.soft(clippedTexts, `a text is cut ${name}`).toEqual([expect.stringContaining(long)]);
  }
  for (const [name, body] of Object.entries(whole)) {
    await page.setContent(body);
    const fits = { isPageTooWide: false, clippedTexts: [] };
    expect.soft(await measureOverflow(page), `a text is not cut if ${name}`).toEqual(fits);
  }
  // A page that scrolls sideways is too wide.
  await page.setContent(`<p style="inline-size: 200vw">${long}</p>`);
  expect(await measureOverflow(page)).toEqual({ isPageTooWide: true, clippedTexts: [] });
});
