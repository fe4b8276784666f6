import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const counter = 'test-results/soak/planted';

test('a planted race fails once in four', () => {
  const runs = (existsSync(counter) ? Number(readFileSync(counter, 'utf8')) : 0) + 1;
  writeFileSync(counter, String(runs));
  expect(runs % 4).not.toBe(3);
});
