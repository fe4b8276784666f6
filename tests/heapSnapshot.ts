import type { Page } from '@playwright/test';

/** Looks for a text in the memory of a page's scripts, after garbage collection. */
export async function heapContains(page: Page, text: string): Promise<boolean> {
  const devTools = await page.context().newCDPSession(page);
  // A text may lie across two chunks.
  let end = '';
  let isFound = false;
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    const searched = end + chunk;
    isFound ||= searched.includes(text);
    end = searched.slice(-text.length);
  });
  // What was logged stays in memory as long as the developer tools are open.
  await devTools.send('Runtime.discardConsoleEntries');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devTools.detach();
  return isFound;
}
