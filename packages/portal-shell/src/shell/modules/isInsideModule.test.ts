import { expect, test } from 'vitest';
import { createCatalog } from '../../catalog/catalog.ts';
import { isInsideModule } from '../../catalog/catalog.ts';

const catalog = createCatalog({
  catalog: {},
  modules: [{ route: 'supplyChain/main', entry: 'https://modules.example/supply-chain/entry.js' }],
});
const supplyChain = catalog.modules['supplyChain/main'];
if (!supplyChain) throw new Error('Supply Chain 2.0 is not installed.');

/** "The import-result routes (those under sub-applications too) are screens of the shell: they outrank a sub-application's wildcard." */
test.each([
  ['/apps/supplyChain/main', true],
  ['/apps/supplyChain/main/items/12', true],
  ['/apps/supplyChain/main/itemManagementImportResult/7', false],
  ['/apps/supplyChain', false],
  ['/apps/workflow', false],
  ['/', false],
])('%s is inside Supply Chain 2.0: %s', (pathname, isInside) =>
  expect(isInsideModule(catalog, supplyChain, pathname)).toBe(isInside),
);
