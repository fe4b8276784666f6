import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../webServer.ts';
import { configure } from './support/intercept.ts';
import { tabTo } from './support/keyboard.ts';
import { isSamePage, markPage, signOut } from './support/portalPage.ts';
import { expect, test as base } from './support/test.ts';

/** The person has started the server that a link names. */
const accept = (page: Page) => page.getByRole('button', { name: 'Load it' }).click();

/** A development server of one module: the entry, and an event for each new build. */
interface DevelopmentServer {
  readonly entry: string;
  /** Serves another text from now on, and notifies the open portals, for the first of which it waits. */
  readonly save: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const test = base.extend<{ server: DevelopmentServer }>({
  server: async ({ browserName: _ }, use) => {
    let text = 'First build';
    const listeners = new Set<ServerResponse>();
    const { promise: isFollowed, resolve: tellFollowed } = Promise.withResolvers<void>();
    const server = createServer((request, response) => {
      if (request.url === '/changes') {
        response.writeHead(200, { ...openHeaders, 'content-type': 'text/event-stream' }).write(':\n\n');
        listeners.add(response);
        tellFollowed();
        return;
      }
      response.writeHead(200, { ...openHeaders, 'content-type': 'text/javascript' });
      response.end(`export const mount = (container) => void container.append(${JSON.stringify(text)});`);
    });
    const { origin, close } = await listen(server);
    await use({
      entry: `${origin}/entry.js`,
      save: async (next) => {
        await isFollowed;
        text = next;
        for (const response of listeners) response.write('data: built\n\n');
      },
      close,
    });
    if (server.listening) await close();
  },
});

test('a development server’s module joins, follows builds and goes', async ({ page, server, signIn, loadsMayFail }) => {
  await signIn('avery', { path: `/apps/crew-board?page=2&module=crew-board@${server.entry}` });
  const banner = page.getByRole('status').filter({ hasText: 'crew-board' });

  await test.step('nothing of it runs before the person has agreed', async () => {
    await expect(banner).toContainText(`A link asks to load the module crew-board from ${server.entry}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await accept(page);
  });

  await test.step('a banner names it, and the address goes on without it', async () => {
    await expect(page.getByText('First build')).toBeVisible();
    await expect(banner).toContainText(server.entry);
    await expect(page).toHaveURL(/\/apps\/crew-board\?page=2$/);
  });

  await test.step('a new build is mounted at the same address, without a reload of the page', async () => {
    await markPage(page);
    await server.save('Second build');
    await expect(page.getByText('Second build')).toBeVisible();
    await expect(page.getByText('First build')).toBeHidden();
    expect(await isSamePage(page)).toBe(true);
  });

  await test.step('it is still there after a reload', async () => {
    await page.reload();
    await expect(page.getByText('Second build')).toBeVisible();
  });

  await test.step('the keyboard removes it, and the portal has no such module', async () => {
    await tabTo(page, banner.getByRole('button', { name: 'Remove the override of crew-board' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('one that does not load removes itself', async () => {
    loadsMayFail();
    await server.close();
    await page.goto(`/apps/workflow?module=workflow@${server.entry}`);
    await accept(page);
    await expect(page.getByRole('alert').filter({ hasText: 'no longer used in this tab' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Workflow', level: 1 })).toBeVisible();
  });
});

test('an override ends with sign-out, and one that is not allowed is ignored, also an older one', async ({
  page,
  portal,
  server,
  signIn,
}) => {
  const path = `/apps/crew-board?module=crew-board@${server.entry}`;
  const load = async () => {
    await accept(page);
    await expect(page.getByText('First build')).toBeVisible();
  };
  const expectNone = async () => {
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText(server.entry)).toBeHidden();
  };
  await signIn('avery', { path });
  await load();
  await signOut(page);
  await signIn('avery', { path: '/apps/crew-board' });
  await expectNone();

  await page.goto(path);
  await load();
  await configure(page, portal, { moduleOverrides: false });
  for (const address of ['/apps/crew-board', path]) {
    await page.goto(address);
    await expectNone();
  }
});
