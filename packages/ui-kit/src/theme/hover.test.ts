import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('packages/{ui-kit,notification-center,portal-shell}/src/**/*.styles.ts');

/** The blocks around each `:hover` of a style, outermost first. */
function blocksAroundHovers(style: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const line of style.split('\n')) {
    if (line.includes(':hover')) found.push(open.join(' '));
    if (line.trimEnd().endsWith('{')) open.push(line.trim());
    else if (line.trim() === '}') open.pop();
  }
  return found;
}

/** What a hover reveals is there on devices without hover anyway. */
const reveals = new Set(['packages/ui-kit/src/Tile/Tile.styles.ts', 'packages/ui-kit/src/SideNav/SideNav.styles.ts']);

test('a finger leaves no hover behind', () => {
  expect(files.length).toBeGreaterThan(50);
  const bare = files.filter((file) =>
    blocksAroundHovers(readFileSync(file, 'utf8')).some((blocks) => !blocks.includes('media.hover')),
  );
  expect(bare.filter((file) => !reveals.has(file))).toEqual([]);
});
