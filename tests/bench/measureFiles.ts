import { setTimeout as sleep } from 'node:timers/promises';
import type { Download, Page } from 'playwright';
import { Control } from '../e2e/support/control.ts';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { hashFrom, hashOf } from '../hashOf.ts';
import { desktop, launchBrowser } from './meter.ts';
import { startPortal } from './portal.ts';
import type { Table, Tell } from './report.ts';

const million = 1_000_000;
const user = 'avery';

/** What happens to the tab while files of this size are fetched. */
interface Fetched {
  readonly seconds: number;
  readonly heapGrowthMb: number;
  readonly bufferGrowthMb: number;
  readonly reconnects: number;
  readonly wholeFiles: number;
}

/** Fetches files beside a connected panel. It takes as long as the line does, so it happens once, whatever the number of runs. */
export async function measureFiles(_runs: number, tell: Tell): Promise<readonly Table[]> {
  tell(1, 'two files of 200 MB at 2 MB/s, then one of 500 MB');
  const slow = await fetchFiles(2, 200 * million, 2 * million);
  const large = await fetchFiles(1, 500 * million, undefined);
  const read = (name: keyof Fetched) => [slow[name], large[name]];
  const limited = (label: string, name: keyof Fetched, most: number) => ({
    label,
    values: read(name),
    limit: { most },
  });
  return [
    {
      title: 'files that are fetched beside the page',
      columns: ['two of 200 MB at 2 MB/s', 'one of 500 MB'],
      lines: [
        { label: 'files whose SHA-256 is that of the storage', values: read('wholeFiles') },
        { ...limited('the most that the heap of the tab grows, MB', 'heapGrowthMb', 5), digits: 1 },
        { label: 'the most that its buffers grow beside it, MB', values: read('bufferGrowthMb'), digits: 1 },
        limited('reconnections of the hub meanwhile', 'reconnects', 0),
        { label: 'from the press to the saved file, s', values: read('seconds') },
      ],
    },
  ];
}

async function fetchFiles(count: number, bytes: number, bytesPerSecond: number | undefined): Promise<Fetched> {
  await using gantry = await startPortal();
  await using browser = await launchBrowser();
  const control = new Control(gantry.platformOrigin);
  const context = await browser.newContext({ ...desktop, baseURL: gantry.portalOrigin, acceptDownloads: true });
  const page = await context.newPage();
  await signInByForm(page, user, '/', program);
  const titles = Array.from({ length: count }, (_, index) => `Large export ${String(index + 1)}`);
  for (const title of titles) await control.notify(user, { type: 'export', title, payload: { status: 'Completed' } });
  const fault = { service: 'storage', bytes, contentType: 'application/zip' } as const;
  await control.fault(bytesPerSecond === undefined ? fault : { ...fault, bytesPerSecond });
  const panel = new NotificationPanel(page);
  await panel.open();
  await panel.showTab('Exports');
  await panel.row(titles.at(-1) ?? '').waitFor();
  const [connection] = await control.connections();

  const memory = await watchMemory(page);
  const beganAt = Date.now();
  const saved: Download[] = [];
  const all = new Promise<void>((resolve) => {
    page.on('download', (download) => {
      if (saved.push(download) === count) resolve();
    });
  });
  for (const title of titles)
    await panel
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click();
  await all;
  const hashes = await Promise.all(saved.map(async (download) => hashOf(await download.createReadStream())));
  const seconds = Math.round((Date.now() - beganAt) / 1000);
  const growth = await memory.end();
  const connections = await control.connections();
  const isSame = connections.length === 1 && connections[0]?.since === connection?.since;
  const expected = await hashFrom(`${gantry.platformOrigin}/storage/any`);
  return {
    seconds,
    ...growth,
    reconnects: isSame ? 0 : 1,
    wholeFiles: hashes.filter((hash) => hash === expected).length,
  };
}

/** Looks at the memory of a page again and again, and tells how much it has grown at most. */
async function watchMemory(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const measure = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    // The types of Playwright lag behind Chromium, which tells the buffers of the page, too.
    const usage: Readonly<Record<string, number>> = { ...(await devTools.send('Runtime.getHeapUsage')) };
    return { heap: usage['usedSize'] ?? Number.NaN, buffers: usage['backingStorageSize'] ?? Number.NaN };
  };
  const before = await measure();
  const samples = [before];
  const watched = new AbortController();
  const watching = (async () => {
    while (!watched.signal.aborted) {
      await sleep(1000);
      samples.push(await measure());
    }
  })();
  const growthOf = (kind: keyof typeof before) =>
    Math.max(...samples.map((sample) => sample[kind] - before[kind])) / million;
  return {
    async end() {
      watched.abort();
      await watching;
      return { heapGrowthMb: growthOf('heap'), bufferGrowthMb: growthOf('buffers') };
    },
  };
}
