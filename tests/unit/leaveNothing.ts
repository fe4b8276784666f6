import { afterAll, vi } from 'vitest';

// Test files share a process, so that each module is evaluated once. A file must not hand its clock to the next one.
afterAll(() => {
  vi.useRealTimers();
});
