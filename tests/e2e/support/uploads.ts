import type { Locator, Page } from '@playwright/test';
import { NotificationPanel } from './notificationPanel.ts';

/** How many percent a row says are sent; -1 without such a text. */
export const percentOf = async (row: Locator) =>
  Number(/(?:Uploading|Paused at) (\d+)%/.exec((await row.textContent()) ?? '')?.[1] ?? -1);

/** Limits how fast the page sends. Returns what sets another limit; null ends it. */
export async function limitSending(page: Page, atFirst: number) {
  const devTools = await page.context().newCDPSession(page);
  const limit = (bytesPerSecond: number | null) =>
    devTools
      .send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond ?? -1,
      })
      .then(() => undefined);
  await limit(atFirst);
  return limit;
}

/** A file of lines that can be imported, of about this many bytes. */
export function importFile(bytes: number) {
  const lines = ['Item,Note'];
  for (let size = 0; size < bytes; size += 100_000) lines.push(`ITEM-${String(lines.length)},${'x'.repeat(100_000)}`);
  return { name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
}

/** Chooses a file in the open module and presses Import. Returns its row. */
export async function importIn(page: Page, title: string, file: ReturnType<typeof importFile>) {
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
  const panel = await NotificationPanel.openIn(page, 'Imports');
  return panel.row(title);
}
