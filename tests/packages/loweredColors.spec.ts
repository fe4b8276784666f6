import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { serveFolder } from '../bench/servedFolder.ts';
import { root } from './packed.ts';

const page = (head: string, script: string) =>
  `<!doctype html><html lang="en"><head><title>App</title>${head}</head><main></main><script type="module" src="${script}"></script></html>`;
const schemes = (content: string) => `<meta name="color-scheme" content="${content}">`;

/** An app that has no rule of its own, and a page that is dark by a rule in a layer. Vite builds for browsers that know no light-dark(). */
const app = {
  'index.html': page('', 'main.js'),
  'dark.html': page(schemes('dark'), 'main.js'),
  'both.html': page(schemes('light dark'), 'main.js'),
  'layer.html': page('', 'layer.js'),
  'layer.css': '@layer app { :root { color-scheme: dark; } }',
  'layer.js': "import '@gantry/ui-kit/styles.css'; import './layer.css'; import './main.js';",
  'main.js': `
    import '@gantry/ui-kit/styles.css';
    import { Button, ThemeProvider } from '@gantry/ui-kit';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    const isIsolated = location.search === '?part';
    const button = h(Button, { variant: 'primary' }, 'Send');
    createRoot(document.querySelector('main')).render(h(ThemeProvider, { locale: 'en', isIsolated }, button));`,
};

const folder = `${root}test-results/lowered-colors`;
let served: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(app)) writeFileSync(`${folder}/${name}`, text);
  const input = Object.keys(app).flatMap((name) => (name.endsWith('.html') ? `${folder}/${name}` : []));
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { rolldownOptions: { input } },
  });
  const styles = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const sheet = styles.find(({ fileName }) => fileName.endsWith('.css'));
  expect(String(sheet && 'source' in sheet ? sheet.source : '')).not.toContain('light-dark(');
  served = await serveFolder(`${folder}/dist`);
});
test.afterAll(async () => served.close());

const light = 'oklch(0.245 0.013 255)';
const dark = 'oklch(0.95 0.006 255)';

for (const [what, scheme, address, text, theme] of [
  ['a page on a light screen', 'light', '/index.html', light],
  ['a page on a dark screen', 'dark', '/index.html', dark],
  ['a light page on a dark screen', 'dark', '/index.html', light, 'light'],
  ['a dark page on a light screen', 'light', '/index.html', dark, 'dark'],
  ['a page of the kit with a dark meta element', 'light', '/dark.html', light],
  ['a part of a page that knows no dark', 'dark', '/index.html?part', light],
  ['a part of a page whose meta element is dark', 'light', '/dark.html?part', dark],
  ['a part of a page for both, on a dark screen', 'dark', '/both.html?part', dark],
  ['a part of a page for both, on a light screen', 'light', '/both.html?part', light],
  ['a part of a page with a dark layer', 'light', '/layer.html?part', dark],
] as const) {
  test(`the production build of another app has the colours of the kit: ${what}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(served.origin + address);
    if (theme !== undefined) await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const button = page.getByRole('button', { name: 'Send' });
    await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const color = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'var(--gantry-color-text)';
      return getComputedStyle(probe).color;
    });
    expect(color).toBe(text);
  });
}
