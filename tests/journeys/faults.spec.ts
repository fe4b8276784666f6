import { expect } from '@playwright/test';
import { engineNames } from '../engines/engine.ts';
import type { Tab } from '../engines/Tab.ts';
import { expectNoFault, inEngine } from './support/journey.ts';

/** Faults that are planted in a page, each with what is said of it. */
const faults: readonly (readonly [RegExp, (tab: Tab) => Promise<unknown>])[] = [
  [/planted\.example/, (tab) => tab.evaluate(() => fetch('https://planted.example/').catch(() => null), [])],
  [/planted error/, (tab) => tab.evaluate(() => console.error('planted error'), [])],
  [/planted exception/, (tab) => tab.evaluate(throwLater, [])],
  [/button-name/, (tab) => tab.evaluate(() => document.body.append(document.createElement('button')), [])],
  [/px wide/, (tab) => tab.evaluate(() => (document.body.style.inlineSize = '3000px'), [])],
];

async function throwLater() {
  setTimeout(() => {
    throw new Error('planted exception');
  });
  // The exception comes before this.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

for (const name of engineNames) {
  inEngine(`a fault that is planted is found in ${name} @short`, name, async ({ profile, gantry }) => {
    const tab = await profile.newTab();
    for (const [pattern, plant] of faults) {
      await tab.goto(`${gantry.portalOrigin}/underMaintenance`);
      await tab.role('heading', { level: 1 }).expectVisible();
      await plant(tab);
      await expect(expectNoFault(profile, [], 0), String(pattern)).rejects.toThrow(pattern);
    }
  });
}
