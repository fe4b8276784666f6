import { sharedLibraries } from '@gantry/module/vite';
import { expect, test } from 'vitest';
import { kitPackages, reactPackages } from './sharedLibraries.ts';

test('the import map gives modules what their build leaves out', () => {
  expect(new Set<string>([...reactPackages, ...kitPackages])).toEqual(new Set(sharedLibraries));
});
