import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subApplicationFolders } from './subApplicationFolders.ts';

test.each(subApplicationFolders)('$route has its source in packages/dev-platform/sub-applications/', ({ folder }) => {
  const file = `${folder}.tsx`;
  expect(
    existsSync(new URL(`../../../sub-applications/${file}`, import.meta.url)),
    `This sub-application is served. Add packages/dev-platform/sub-applications/${file}.`,
  ).toBe(true);
});
