import { expect, test } from 'vitest';
import { productFilesOf, read } from './repository.ts';

/** The one file of each package that leads a tab to another address. */
const files = {
  'platform-client': 'packages/platform-client/src/addresses/loadPage.ts',
  'notification-center': 'packages/notification-center/src/data/files/openAddress.ts',
};

const navigation =
  /\blocation\s*\.\s*(?:assign|replace)\b|\bopen\s*\([^)]*,\s*'_blank'|\blocation(?:\s*\.\s*href)?\s*=(?!=)|\bwindow\s*\.\s*open\s*\(/;

test.each(Object.entries(files))('%s leads to another address in one file', (name, file) => {
  const others = productFilesOf(name).filter((one) => navigation.test(read(one)));
  expect(others).toEqual([file]);
});

test('the other packages lead nowhere', () => {
  const others = ['base', 'ui-kit', 'module', 'module-host', 'portal-shell'].flatMap(productFilesOf);
  expect(others.filter((one) => navigation.test(read(one)))).toEqual([]);
});

test.each([
  'location.href = url',
  'window.location = url',
  "location.assign('/')",
  'location.replace(url)',
  'window.open(url)',
  "open(url, '_blank')",
])('%s would be found', (planted) => expect(planted).toMatch(navigation));
