// Runs before each file of tests in a browser.
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves once Playwright finds the frame whose root has this mark. */
    untilFrameOf: (mark: string) => Promise<void>;
  }
}

const mark = crypto.randomUUID();
document.documentElement.dataset['frameMark'] = mark;
await commands.untilFrameOf(mark);
delete document.documentElement.dataset['frameMark'];
