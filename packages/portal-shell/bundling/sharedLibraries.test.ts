import { sharedLibraries } from '@gantry/module/vite';
import { expect, test } from 'vitest';
import { kitPackages, reactPackages } from './sharedLibraries.ts';

test('the import map gives modules what their build leaves out', () => {
  // A module brings the kit's messages in the languages that it has, or leaves them to the portal.
  const shared = [...reactPackages, ...kitPackages].filter((name) => !name.startsWith('@gantry/ui-kit/languages/'));
  expect(new Set<string>(shared)).toEqual(new Set(sharedLibraries));
});
