import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { headlessShellLaunch } from '../chromium.ts';
import { startProxy } from '../interop/support/cuttableProxy.ts';
import { freePorts } from '../freePorts.ts';
import { startBadLine, whyNoBadLine } from './support/badLine.ts';
import { startGantry } from './support/gantry.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { program, signInByForm } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { servicesAt } from './support/Installation.ts';
import { importFile, importIn, percentOf } from './support/uploads.ts';

/** `GANTRY_UPLOAD_MB=40` is the long form, of about half an hour. */
const megabytes = Number(process.env['GANTRY_UPLOAD_MB'] ?? 4);
const minutes = 60_000;
const title = 'SCM item management save';

test('a large file arrives whole over 256 kbit/s with losses, cuts, two reloads and a browser that is killed', async () => {
  const reason = whyNoBadLine();
  test.skip(reason !== null, reason ?? '');
  test.setTimeout((6 + megabytes * 1.5) * minutes);
  const patiently = { timeout: (3 + megabytes) * minutes };
  const line = startBadLine();
  const [platformPort = 0, uploadPort = 0] = await freePorts(2);
  const { base: _, ...others } = servicesAt(`http://localhost:${String(platformPort)}`);
  const services = { ...others, ...servicesAt(`http://localhost:${String(uploadPort)}`, ['base']) };
  const gantry = await startGantry({
    PLATFORM_PORT: String(platformPort),
    PORTAL_CONFIGURATION: JSON.stringify({ services }),
  });
  const portalPort = Number(new URL(gantry.portalOrigin).port);
  // What is sent to the service of the uploads is counted.
  const uploads = await startProxy(platformPort);
  const rules = await Promise.all(
    (
      [
        [uploadPort, uploads.port],
        [platformPort, platformPort],
        [portalPort, portalPort],
      ] as const
    ).map(async ([asked, port]) => `MAP localhost:${String(asked)} ${await line.leadTo(port)}`),
  );
  const profile = mkdtempSync(join(tmpdir(), 'gantry-profile-'));
  const executablePath = line.wrap(headlessShellLaunch.executablePath);
  let sha256: string | null = null;

  const open = async (): Promise<{ browser: BrowserContext; page: Page }> => {
    const browser = await chromium.launchPersistentContext(profile, {
      ...headlessShellLaunch,
      executablePath,
      args: [...headlessShellLaunch.args, `--host-resolver-rules=${rules.join(',')}`],
      baseURL: gantry.portalOrigin,
    });
    browser.setDefaultTimeout(3 * minutes);
    browser.on('response', (response) => {
      if (response.request().method() !== 'PATCH' || response.status() !== 200) return;
      response.json().then(
        (answer: { readonly sha256: string }) => (sha256 = answer.sha256),
        () => undefined,
      );
    });
    return { browser, page: await browser.newPage() };
  };
  const rowOf = (page: Page) => new NotificationPanel(page).row(title);
  const untilPercent = async (page: Page, percent: number) => {
    await new NotificationPanel(page).showTab('Imports');
    await expect.poll(() => percentOf(rowOf(page)), patiently).toBeGreaterThan(percent);
  };
  const cut = async (page: Page) => {
    line.setCut(true);
    await page.waitForTimeout(20_000);
    line.setCut(false);
  };

  try {
    const file = importFile(megabytes * 1_000_000);
    let { browser, page } = await open();
    await signInByForm(page, 'avery', '/apps/supplyChain/main', program);
    await page.getByRole('group', { name: 'Import items' }).waitFor();
    line.limit(256, 5);
    const before = uploads.received();
    await importIn(page, title, file);
    await untilPercent(page, 10);
    await cut(page);
    await untilPercent(page, 30);
    await page.reload({ timeout: 3 * minutes });
    await untilPercent(page, 50);
    line.killAll();
    await browser.close().catch(() => undefined);
    ({ browser, page } = await open());
    // The session of the tab is gone. The provider knows the person still.
    await page.goto('/');
    await untilPercent(page, 65);
    await cut(page);
    await untilPercent(page, 80);
    await page.reload({ timeout: 3 * minutes });
    await new NotificationPanel(page).showTab('Imports');
    await expect(rowOf(page)).toContainText('Completed', patiently);
    expect(sha256).toBe(createHash('sha256').update(file.buffer).digest('hex'));
    const sent = (uploads.received() - before) / file.buffer.length;
    test.info().annotations.push({ type: 'sent', description: `${sent.toFixed(3)} of the size` });
    expect(sent).toBeLessThan(1.1);
    await browser.close();
  } finally {
    line.close();
    await uploads.close();
    await gantry.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
