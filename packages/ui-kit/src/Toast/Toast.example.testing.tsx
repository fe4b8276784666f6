import { ToastRegion, createToastQueue } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const toasts = createToastQueue();
toasts.add({ title: 'The export is ready', timeout: null });

/** Used by the tests of every component. */
export const examples: Examples = {
  ToastRegion: { isBrowserOnly: true, render: (common) => <ToastRegion {...common} queue={toasts} /> },
};
