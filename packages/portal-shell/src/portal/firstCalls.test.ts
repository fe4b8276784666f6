import { expect, test, vi } from 'vitest';
import { askFirst } from './firstCalls.ts';

test('before a program is chosen nobody has notifications', () => {
  const askEarly = vi.fn<(request: object) => null>(() => null);
  askFirst({ askEarly }, { get: () => null });
  expect(askEarly).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ service: 'application' }));
});
