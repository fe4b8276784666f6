import type { Locator, Page } from '@playwright/test';
import { startProxy, type CuttableProxy } from '../../interop/support/cuttableProxy.ts';
import { startGantry } from './gantry.ts';
import { NotificationPanel } from './notificationPanel.ts';
import { test as base } from './test.ts';

const servicePaths = {
  application: '/application',
  userAccess: '/user-access',
  monolith: '/monolith',
  notification: '/notification',
  base: '/base',
  storage: '/storage',
};

/** The addresses of services at an origin; of all unless some are named. */
export const servicesAt = (origin: string, names: readonly string[] = Object.keys(servicePaths)) =>
  Object.fromEntries(
    Object.entries(servicePaths).flatMap(([name, path]) => (names.includes(name) ? [[name, `${origin}${path}`]] : [])),
  );

/** How many percent a row says are sent; -1 without such a text. */
export const percentOf = async (row: Locator) =>
  Number(/(?:Uploading|Paused at) (\d+)%/.exec((await row.textContent()) ?? '')?.[1] ?? -1);

/** A portal whose services are called over a line that can be cut, and that counts what is sent. */
export const test = base.extend<object, { line: CuttableProxy & { lead: (origin: string) => void } }>({
  line: [
    async ({ browserName: _ }, use) => {
      let port = 0;
      const line = await startProxy(() => port);
      const lead = (origin: string) => {
        port = Number(new URL(origin).port);
      };
      await use({ ...line, lead });
      await line.close();
    },
    { scope: 'worker' },
  ],
  gantry: [
    async ({ line }, use) => {
      const services = servicesAt(line.origin);
      const gantry = await startGantry({ PORTAL_CONFIGURATION: JSON.stringify({ services }) });
      line.lead(gantry.platformOrigin);
      await use(gantry);
      await gantry.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.describe.configure({ mode: 'default' });

/** Limits how fast the page sends; null ends the limit. */
export async function limitSending(page: Page): Promise<(bytesPerSecond: number | null) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return (bytesPerSecond) =>
    devTools
      .send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond ?? -1,
      })
      .then(() => undefined);
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
  const panel = new NotificationPanel(page);
  await panel.showTab('Imports');
  return panel.row(title);
}
