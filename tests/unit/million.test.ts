import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the long form of the model plays as many schedules as it is told', () => {
  const output = execFileSync('node', ['packages/notification-center/scripts/million.ts', '20', '20241105'], {
    encoding: 'utf8',
  });
  expect(output).toContain('20 schedules, 0 failures');
});
