import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, test, vi } from 'vitest';
import { headlessShellLaunch } from '../tests/chromium.ts';
import { startProgram } from '../tests/startProgram.ts';
import { packageNames } from './languages/compiledLanguages.ts';
import { cloneRepository } from './support/clone.mjs';

// A whole build takes ten times as long beside the other steps of a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const folder = mkdtempSync(join(tmpdir(), 'gantry-start-'));
let started: Awaited<ReturnType<typeof startProgram>> | undefined;
afterAll(async () => {
  await started?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('npm start builds what it needs in a clone without any build, and the portal answers, also in a language that was added', async () => {
  const { clone } = cloneRepository(folder);
  expect(existsSync(join(clone, 'packages/module/dist'))).toBe(false);
  plantLanguage(clone);

  const env = { ...process.env, PORTAL_PORT: '0', PLATFORM_PORT: '0' };
  started = await startProgram('node', ['scripts/start.mjs'], /Portal\s+(http:\S+)\s/, { cwd: clone, env });
  const [portal = ''] = started.printed;

  const page = await (await fetch(portal)).text();
  const entry = /<script[^>]* src="([^"]+)"/.exec(page)?.[1];
  expect(entry, page).toBeDefined();
  const script = await fetch(new URL(entry ?? '', portal));
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  await showsHeading(new URL('Error/404', portal), 'eo', plantedTitle);
});

const plantedTitle = 'Paĝo ne trovita';

/** Adds Esperanto to a clone, as docs/languages.md says: a JSON in each package and an entry in the list. One of its texts is translated. */
function plantLanguage(clone: string): void {
  for (const name of packageNames) {
    const languages = join(clone, 'packages', name, 'src/languages');
    const arabic = readFileSync(join(languages, 'ar.json'), 'utf8');
    writeFileSync(join(languages, 'eo.json'), arabic.replace('الصفحة غير موجودة', plantedTitle));
  }
  change(join(clone, 'packages/portal-shell/src/languages/languages.ts'), (text) =>
    text.replace(/^ {2}ar: \{/m, "  eo: { name: 'Esperanto', locale: 'eo', direction: 'ltr' },\n$&"),
  );
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** Opens a page in a browser of a language. Resolves once it has the heading in that language. */
async function showsHeading(address: URL, locale: string, heading: string): Promise<void> {
  const browser = await chromium.launch(headlessShellLaunch);
  try {
    const page = await browser.newPage({ locale });
    await page.goto(address.href);
    await page.locator(`:root[lang="${locale}"] h1`, { hasText: heading }).waitFor();
  } finally {
    await browser.close();
  }
}
