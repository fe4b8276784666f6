import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { components, inBrowser, patience } from '../../vitest.config.ts';
import { missingFor } from './start.ts';
import { engineProvider } from './vitestProvider.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const missing = missingFor('firefox');
if (missing.length > 0)
  console.log(`Left out: the components in Firefox, because this machine has no ${missing.join(', ')}.`);

/** Tests of the kit that Firefox does not run, with the reason. */
const leftOut: readonly { readonly test: RegExp; readonly because: string }[] = [
  { test: /\bvi\.mock\(/, because: 'the provider intercepts no module' },
  { test: /\bcdp\(|forced colours/, because: 'it needs the protocol of Chromium' },
  { test: /\.upload\(/, because: 'a file that is chosen in the frame of Vitest does not arrive' },
];

/** The tests of the kit that press keys, move the focus or point. */
const include = globSync('packages/ui-kit/src/**/*.browser.test.{ts,tsx}', { cwd: root }).filter((path) => {
  const source = `${path}\n${readFileSync(`${root}${path}`, 'utf8')}`;
  return source.includes('userEvent') && !leftOut.some(({ test }) => test.test(source));
});

export default defineConfig({
  ...components,
  root,
  test: {
    name: 'engines',
    ...patience,
    include: missing.length > 0 ? [] : include,
    passWithNoTests: missing.length > 0,
    browser: { ...inBrowser, provider: engineProvider(), instances: [{ browser: 'firefox' }] },
  },
});
