import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PreviewWindow } from './support/preview.ts';
import { built, readDocs } from './support/stories.ts';
import { typeCheck } from './support/typeCheck.ts';
import { test as base } from './support/workshop.ts';

type FigmaVariable =
  | { readonly $type: 'color'; readonly $value: { readonly components: readonly number[]; readonly alpha?: number } }
  | {
      readonly $type: 'dimension' | 'number';
      readonly $value: number | { readonly value: number; readonly unit?: string };
    };
type FigmaFile = Readonly<Record<string, Readonly<Record<string, FigmaVariable>>>>;

const docs = readDocs();
const own = docs.filter(({ title }) => /^(Gantry|Foundations|Guides)\//.test(title));

/** A page that stays open from one page of the docs to the next, so that the files load once. */
const test = base.extend<object, { show: (id: string, globals: string) => Promise<Page>; codes: Set<string> }>({
  codes: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const codes = new Set<string>();
      await use(codes);
      if (codes.size > 0)
        expect(typeCheck(codes, String(workerIndex)), 'each code that a page offers to copy compiles').toBe('');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  show: [
    async ({ browser, workshop }, use) => {
      const context = await browser.newContext({
        baseURL: workshop,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      let shown = { id: '', globals: '' };
      await use(async (id, globals) => {
        // As in the workshop, a page replaces the one before it. A change of the toolbar, and the same page again, load everything from the start.
        const isReplaced = shown.globals === globals && shown.id !== id;
        shown = { id, globals };
        if (isReplaced) await replaceDocs(page, id);
        else await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Replaces the page of the docs, as a press in the sidebar does. */
const replaceDocs = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    // Storybook's preview puts its channel on the window.
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    return new Promise<void>((resolve) => {
      const listener = (renderedId: string) => {
        if (renderedId !== storyId) return;
        channel.off('docsRendered', listener);
        resolve();
      };
      channel.on('docsRendered', listener);
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);

/** The code of every story of a page, as its button copies it. */
const copiedCodes = (page: Page) =>
  page.evaluate(async () => {
    const copied: Promise<string>[] = [];
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent.trim() !== 'Copy code') continue;
      const { promise, resolve } = Promise.withResolvers<string>();
      navigator.clipboard.writeText = async (text) => resolve(text);
      button.click();
      copied.push(promise);
      await promise;
    }
    // The method of the prototype is in force again.
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
    return Promise.all(copied);
  });

// One worker runs all tests of this file, so that the workshop loads once, and the compiler runs once for all codes.
test.describe.configure({ mode: 'default' });

for (const { id, title } of docs) {
  // The pages of components are alike.
  const tag = own.some((page) => page.id === id) ? [] : '@long';
  test(`${title} follows the toolbar, and its stories leave the page alone`, { tag }, async ({ show, codes }) => {
    const page = await show(id, 'theme:dark;language:arabic;density:compact;motion:reduced');
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('');
    const red = () =>
      page
        .locator('.sbdocs-wrapper')
        .evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? 255));
    await expect.poll(red).toBeLessThan(64);
    // A play function would leave the focus on a control and scroll to it. A dialog that is open from the start has the focus itself.
    expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(?:body|section)$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const code of await copiedCodes(page)) codes.add(code);
  });
}

test('there is a start, a table of components, writing, patterns, tokens, icons and a guide', () => {
  expect(own.map(({ title }) => title).toSorted()).toEqual([
    'Foundations/All tokens',
    'Foundations/Icons',
    'Gantry/Components',
    'Gantry/Patterns',
    'Gantry/Start',
    'Gantry/Writing',
    'Guides/Notification center',
  ]);
});

for (const [word, page] of [
  ['typography', 'All tokens'],
  ['spinner', 'ProgressBar'],
  ['date', 'RelativeTime'],
] as const) {
  test(`the search of the start page finds “${word}”`, async ({ show }) => {
    const start = await show('gantry-start--docs', 'theme:light');
    await start.getByRole('textbox', { name: 'Search everything' }).fill(word);
    const found = start.getByRole('link', { name: new RegExp(`^${page}`) });
    await expect(found).toBeVisible();
    const address = await found.getAttribute('href');
    expect(docs.map(({ id }) => `?path=/docs/${id}`)).toContain(address);
  });
}

test('the guide shows its tables, and the same rows in two live tabs', async ({ show }) => {
  const guide = await show('guides-notification-center--docs', 'theme:light');
  await expect(guide.getByRole('table')).toHaveCount(3);
  await expect(guide.getByText('| ---')).toHaveCount(0);
  for (const name of ['First tab', 'Second tab']) {
    const list = guide.getByRole('list', { name });
    await expect(list.getByText('Count shelf A7')).toBeVisible();
    await expect(list.getByRole('progressbar')).toBeVisible();
    // As wide as its tab, not as its words.
    expect((await list.boundingBox())?.width).toBeGreaterThan(250);
  }
});

test('no page of the workshop is wider than a phone', async ({ show }) => {
  for (const { id, title } of own) {
    const page = await show(id, 'theme:light');
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), title).toBe(390);
    await page.setViewportSize(size);
  }
});

test('every link between the pages leads to a page', async ({ show }) => {
  const addresses = new Set<string>();
  for (const { id } of own) {
    const page = await show(id, 'theme:light');
    for (const link of await page.locator('a[href*="path=/docs/"]').all())
      addresses.add((await link.getAttribute('href')) ?? '');
  }
  expect(addresses.size).toBeGreaterThan(40);
  expect([...addresses].filter((address) => !docs.some(({ id }) => address.endsWith(`path=/docs/${id}`)))).toEqual([]);
});

test('a token is found by its use, and its variable is copied', async ({ show }) => {
  const page = await show('foundations-all-tokens--docs', 'theme:light');
  await page.getByRole('textbox', { name: 'Search the tokens' }).fill('focus ring on the top bar');
  await expect(page.getByRole('status').first()).toHaveText(/^1 of/);
  await page.getByRole('button', { name: 'Copy color.borderFocusOnBar' }).click();
  await expect(page.getByRole('button', { name: 'Copy color.borderFocusOnBar' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--gantry-color-border-focus-on-bar)');
});

test('an icon is found by its meaning, and its element is copied', async ({ show }) => {
  const page = await show('foundations-icons--docs', 'theme:light');
  await page.getByRole('textbox', { name: 'Search the icons' }).fill('workOrder');
  await page.getByRole('button', { name: 'workOrder' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<Icon name="workOrder" />');
});

test('the start page tells what is new, and every component has a status', async ({ show }) => {
  const start = await show('gantry-start--docs', 'theme:light');
  await expect(start.getByRole('rowheader', { name: /^@gantry\/ui-kit \d+\.\d+\.\d+$/ }).first()).toBeVisible();
  const components = await show('gantry-components--docs', 'theme:light');
  const statuses = components.getByRole('cell', { name: /^(Stable|Beta)$/ });
  await expect(statuses).toHaveCount(await components.getByRole('rowheader').count());
});

test('every file for Figma has the colours and sizes that the browser computes', async ({ show }) => {
  const page = await show('gantry-start--docs', 'theme:light');
  const links = await page
    .locator('a[href^="./figma/"], a[href^="./tokens/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(7);
  for (const link of links) expect((await page.request.get(link)).ok(), link).toBe(true);

  const modes = {
    'color.light': { theme: 'light' },
    'color.dark': { theme: 'dark' },
    'density.compact': { density: 'compact' },
    scale: {},
  };
  for (const [file, attributes] of Object.entries(modes)) {
    // `figmaVariables` writes the file in this form.
    const variables = (await (await page.request.get(`./figma/${file}.tokens.json`)).json()) as FigmaFile;
    const wrong = await page.evaluate(
      ({ groups, attributes }) => {
        Object.assign(document.documentElement.dataset, { theme: 'light', density: 'comfortable' }, attributes);
        const style = getComputedStyle(document.documentElement);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (canvas === null) throw new Error('The browser has no canvas.');
        const kebab = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
        const probe = document.body.appendChild(document.createElement('i'));
        return Object.entries(groups).flatMap(([group, tokens]) =>
          Object.entries(tokens).flatMap(([name, variable]) => {
            const value = style.getPropertyValue(`--gantry-${kebab(group)}-${kebab(name)}`).trim();
            // A breakpoint is no variable of CSS.
            if (group === 'breakpoint') return [];
            if (variable.$type !== 'color') {
              const { $value } = variable;
              const { value: size, unit = '' } = typeof $value === 'number' ? { value: $value } : $value;
              return value === `${size}${unit}` || (size === 0 && value === '0')
                ? []
                : [`${name} ${value} ${size}${unit}`];
            }
            probe.style.color = value;
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = getComputedStyle(probe).color;
            canvas.fillRect(0, 0, 1, 1);
            const seen = [...canvas.getImageData(0, 0, 1, 1).data];
            const { $value } = variable;
            const told = $value.components.map((channel) => Math.round(channel * 255));
            const isEqual =
              $value.alpha !== undefined || told.every((channel, index) => Math.abs(channel - (seen[index] ?? 0)) <= 2);
            return isEqual ? [] : [`${name} ${value} ${seen.join()} ${told.join()}`];
          }),
        );
      },
      { groups: variables, attributes },
    );
    expect(wrong, file).toEqual([]);
  }
});

test('llms.txt names every component, and every variable of the token page exists', async ({ show }) => {
  const text = readFileSync(new URL('llms.txt', built), 'utf8');
  for (const name of ['Button', 'NotificationPanel', 'DataTable']) expect(text).toContain(`[${name}](?path=/docs/`);
  const page = await show('foundations-all-tokens--docs', 'theme:light');
  const missing = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [...document.querySelectorAll('td code')].flatMap(({ textContent }) =>
      textContent.startsWith('--') && style.getPropertyValue(textContent).trim() === '' ? [textContent] : [],
    );
  });
  expect(missing).toEqual([]);
});
