import { globSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/support/run.mjs';
import type { World } from '../worlds/worlds.ts';

const patterns = [
  'packages/*/{src,server,bundling}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/unit/**/*.test.ts',
];

/** The files of tests that may depend on a world, by what stands in them. `npm start` has a step of its own. */
export const testsFor = ({ concerns }: World): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).filter(
    (file) => file !== 'scripts/start.test.ts' && concerns.test(readFileSync(root + file, 'utf8')),
  );
