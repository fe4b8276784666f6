import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { Control } from '../e2e/support/control.ts';
import { startGantry, type Gantry } from '../e2e/support/gantry.ts';
import { isSamePage, markPage, welcome } from '../e2e/support/portalPage.ts';
import { program, signIn } from '../e2e/support/signIn.ts';
import { listen, sendFile } from '../webServer.ts';
import { createOutsideModule, startDevelopmentServer, type OutsideModule } from './outsideFolder.ts';

/** A web server with the built files of a module, as an installation has it: another origin, with CORS. */
const serve = (folder: string) =>
  listen(
    createServer((request, response) => {
      const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
      if (!sendFile(response, [path], { 'access-control-allow-origin': '*' })) response.writeHead(404).end();
    }),
  );

interface Outside {
  readonly module: OutsideModule;
  readonly view: OutsideModule;
  readonly gantry: Gantry;
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    async ({ browserName: _ }, use) => {
      const module = createOutsideModule('crew-board');
      const view = createOutsideModule('crew-list', '--view');
      expect(module.run('tsc')).toBe('');
      expect(module.run('vite', 'build')).toBe('');
      expect(view.run('tsc')).toBe('');
      const { origin, close } = await serve(join(module.folder, 'dist'));
      const modules = [{ ...module.definition, entry: `${origin}/entry.js` }];
      const gantry = await startGantry({
        PORTAL_CONFIGURATION: JSON.stringify({ modules }),
        GANTRY_VIEWS: view.folder,
      });
      await use({ module, view, gantry });
      await gantry.close();
      await close();
      module.remove();
      view.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The nodes of the body, the style sheets, and the listeners by their event. The head also gets files of the portal that load later. */
async function leftOf(page: Page) {
  const { nodes, sheets } = await page.evaluate(() => ({
    nodes: document.body.childElementCount,
    sheets: document.adoptedStyleSheets.length,
  }));
  // Only the developer tools know the listeners of an object.
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send('Runtime.evaluate', {
    expression: `Object.fromEntries([window, document].flatMap((target) =>
      Object.entries(getEventListeners(target)).map(([type, found]) => [target.constructor.name + ' ' + type, found.length])))`,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  await tools.detach();
  return { nodes, sheets, listeners: result.value };
}

/**
 * Goes back from Home to the module and leaves it again, and checks that the page is as before. The kit, and parts of the portal that
 * load late, add to the page once, so a difference must show at each visit.
 */
async function expectNothingLeft(page: Page, content: Locator) {
  await expect(async () => {
    const before = await leftOf(page);
    await page.goBack();
    await expect(content).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(welcome(page)).toBeVisible();
    expect(await leftOf(page)).toEqual(before);
  }).toPass();
}

const exportsFile = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('Running workflows.csv');
};

/** Uses what a module and a view do alike in the portal: content with the data of the program. */
async function expectPortalLife(page: Page, control: Control, address: string, content: Locator) {
  await test.step('a fault of its service is shown, and can be repeated', async () => {
    await control.fault({ service: 'base', path: '/records/api/workflow', status: 500 });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('status 500');
    await control.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(content).toBeVisible();
  });

  await test.step('another program opens it again, with the data of that program', async () => {
    await page.getByRole('banner').getByRole('button', { name: program }).click();
    await page.getByRole('dialog', { name: 'Programs' }).getByText('Harbor Fiber Rollout', { exact: true }).click();
    await expect(page.getByRole('main').getByText('Harbor Fiber Rollout', { exact: true })).toBeVisible();
    await expect(content).toBeVisible();
  });
}

for (const kind of ['module', 'view'] as const) {
  test(`a new ${kind} passes its own tests and the rules`, ({ outside }) => {
    expect(outside[kind].run('vitest', 'run')).toBe('');
  });
}

test('a module that config.json names works in the built portal, and leaves nothing', async ({ page, outside }) => {
  const control = new Control(outside.gantry.platformOrigin);
  const portal = outside.gantry.portalOrigin;
  const kitFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/kit/')) kitFiles.push(request.url());
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|which the portal shares with it/.test(message.text())) refused.push(message.text());
  });
  await signIn(page, 'avery', { path: `${portal}/` });
  await expect(welcome(page)).toBeVisible();
  expect(kitFiles).toEqual([]);

  await test.step('it mounts from its tile’s address, with the data of the program', async () => {
    await page.goto(`${portal}/apps/crew-board`);
    await expect(page.getByRole('heading', { name: 'Crew Board' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Running workflows' })).toBeVisible();
  });

  await test.step('it looks like the portal, by the one kit that the portal serves', async () => {
    expect(new Set(kitFiles.map((address) => new URL(address).origin))).toEqual(new Set([portal]));
    const sheets = page.locator('style[data-styled]');
    expect(
      await sheets.evaluateAll((found) => found.map((sheet) => sheet instanceof HTMLElement && sheet.nonce !== '')),
    ).toEqual([true]);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCSS('cursor', 'pointer');
    expect(refused).toEqual([]);
  });

  await test.step('it exports a file', () => exportsFile(page));

  await test.step('it navigates inside, and unsaved work is asked about', async () => {
    await page.getByRole('link', { name: 'Notes' }).click();
    await expect(page).toHaveURL(/\/apps\/crew-board\/notes$/);
    await page.getByLabel('Note').fill('Ring twice.');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('The note is not saved. Leave it?')).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Crew Board' })).toBeHidden();
  });

  const heading = page.getByRole('heading', { name: 'Crew Board' });
  const content = page.getByRole('heading', { name: 'Running workflows' });
  await test.step('opened again and left, it leaves nothing', () => expectNothingLeft(page, heading));
  await expectPortalLife(page, control, `${portal}/apps/crew-board`, content);
  expect(refused).toEqual([]);
});

test('a saved file of a module shows at once, at its address, in its program', async ({ page, outside }) => {
  const server = await startDevelopmentServer(outside.module);
  const source = join(outside.module.folder, 'src/App.tsx');
  const text = readFileSync(source, 'utf8');
  try {
    const path = '/apps/crew-board/notes?crew=7';
    await signIn(page, 'avery', {
      path: `${outside.gantry.portalOrigin}${path}&module=crew-board@${server.entry}`,
    });
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Notes' })).toBeVisible();
    await markPage(page);
    writeFileSync(source, text.replace('>Notes<', '>Notes of the crew<'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Notes of the crew' })).toBeVisible();
    await expect(page).toHaveURL(outside.gantry.portalOrigin + path);
    await expect(page.getByRole('main').getByText(program, { exact: true })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  } finally {
    await server.close();
    writeFileSync(source, text);
  }
});

test('a view that config.json names works in the built portal, and leaves nothing', async ({ page, outside }) => {
  const control = new Control(outside.gantry.platformOrigin);
  const portal = outside.gantry.portalOrigin;
  const address = `${portal}/apps/crew-list`;
  const heading = page.getByRole('heading', { name: 'Crew List' });
  const rows = page.getByRole('main').getByRole('row');
  await signIn(page, 'avery', { path: address });
  await expect(heading).toBeVisible();
  await expect(rows.nth(1)).toBeVisible();

  await test.step('it exports a file', () => exportsFile(page));

  await test.step('it navigates inside, and is opened again with the new address', async () => {
    const count = await rows.count();
    const site = (await rows.nth(1).getByRole('cell').nth(2).textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Site' }).fill(site);
    await page.getByRole('searchbox', { name: 'Site' }).press('Enter');
    await expect(page).toHaveURL(`${address}?site=${encodeURIComponent(site)}`);
    await expect(rows).not.toHaveCount(count);
    await expect(rows.nth(1).getByRole('cell', { name: site })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(count);
  });

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(welcome(page)).toBeVisible();
  await test.step('opened again and left, it leaves nothing', () => expectNothingLeft(page, rows.nth(1)));
  await expectPortalLife(page, control, address, rows.nth(1));
});
