import { toastQueue } from '@gantry/ui-kit';
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { clearAnnouncements } from '../packages/ui-kit/src/testing/announced.testing.ts';

/** Files of tests share a page and the modules that it has loaded. Before each file, this one makes the page as new. */
await cleanup();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
toastQueue.clear();
clearAnnouncements();
// React Aria creates the live regions once.
document.body.replaceChildren(...document.body.querySelectorAll(':scope > [data-live-announcer]'));
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
await page.viewport(414, 896);

// vitest-browser-react asks for this itself, but only in the file that loads it first.
beforeEach(() => cleanup());
