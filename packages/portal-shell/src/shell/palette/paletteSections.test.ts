import { expect, test } from 'vitest';
import type { PaletteEntry } from './PaletteEntry.ts';
import { entryAt, initialSections, rankedSections } from './paletteSections.ts';

const module = (id: string, title: string): PaletteEntry => ({
  id: `module ${id}`,
  section: 'pages',
  title,
  icon: 'apps',
  href: `/apps/${id}`,
  place: { kind: 'module', id, title },
  run: () => undefined,
});
const action: PaletteEntry = {
  id: 'action logout',
  section: 'actions',
  title: 'Logout',
  icon: 'logout',
  run: () => undefined,
};
const entries = [module('workOrder', 'Work Order'), module('supplyChain/main', 'Supply Chain'), action];
const titles = (sections: ReturnType<typeof initialSections>) =>
  sections.map(({ id, entries: inSection }) => [id, ...inSection.map(({ title }) => title)]);

test('before anything is typed: favourites by their present name, recent places that are no favourites, commands', () => {
  const favourites = [
    { kind: 'module', id: 'supplyChain/main', title: 'An older name' },
    { kind: 'module', id: 'withdrawn', title: 'A module without permission' },
  ] as const;
  const recent = [favourites[0], { kind: 'module', id: 'workOrder', title: 'Work Order' }] as const;
  expect(titles(initialSections(entries, { favourites: [...favourites], recent: [...recent] }))).toEqual([
    ['favourites', 'Supply Chain'],
    ['recent', 'Work Order'],
    ['actions', 'Logout'],
  ]);
});

test('the section of the best entry comes first, and each section is short', () => {
  const many = Array.from({ length: 9 }, (_, index) => module(`m${index}`, `Module ${index}`));
  expect(titles(rankedSections([action, ...many])).map(([id, ...found]) => [id, found.length])).toEqual([
    ['actions', 1],
    ['pages', 6],
  ]);
});

test.each([
  ['/apps/workOrder', 'Work Order'],
  ['/apps/supplyChain/main/items/7', 'Supply Chain'],
  ['/apps/workOrders', undefined],
  ['/', undefined],
])('the place at %s', (pathname, title) => expect(entryAt(entries, pathname)?.title).toBe(title));
