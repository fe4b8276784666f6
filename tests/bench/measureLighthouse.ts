import { execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';

const script = join(import.meta.dirname, 'others/lighthouse.mjs');

const resultSchema = v.object({
  scores: v.array(v.tuple([v.string(), v.number()])),
  failed: v.array(v.string()),
});

/** Lighthouse's scores by category, of 100, and the titles of the audits that failed. */
export type LighthouseFigures = v.InferOutput<typeof resultSchema>;

/** Finds a port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Runs Lighthouse (mobile) on Home of someone who is signed in. Lighthouse is installed with the other shells. */
export async function measureLighthouse(): Promise<LighthouseFigures> {
  const gantry = await startGantry();
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    // Playwright turns the back-forward cache off, which Lighthouse checks.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    const address = `${gantry.portalOrigin}/`;
    await signInByForm(page, 'avery', address, program);
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
    const text = execFileSync(process.execPath, [script, String(port), address], { encoding: 'utf8' });
    return v.parse(resultSchema, JSON.parse(text));
  } finally {
    await browser.close();
    await gantry.close();
  }
}
