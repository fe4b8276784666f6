import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Frame, type Page } from 'playwright';
import { headlessShellLaunch, type chromiumLaunch } from '../chromium.ts';
import { startProgram } from '../startProgram.ts';
import {
  findingOne,
  type Engine,
  type EngineProfile,
  type EngineTab,
  type FramePath,
  type InputStep,
  type Message,
} from './engine.ts';

/** Chromium by DevTools. Playwright passes the calls on; its locators and waits are not used. */
export async function startChromium({ folder }: { readonly folder?: string }): Promise<Engine> {
  if (folder !== undefined) return startLasting(folder);
  const browser = await chromium.launch(headlessShellLaunch);
  return {
    open: async () => openProfile(await browser.newContext({ viewport, acceptDownloads: true })),
    kill: () => Promise.reject(new Error('Give it a folder: what it keeps ends with it.')),
    close: () => browser.close(),
  };
}

const viewport = { width: 1440, height: 900 };

/**
 * Starts a browser that keeps everything in a folder, without a driver that would end it. Playwright does not expose the process of one that it
 * starts.
 */
export async function startWithFolder({ executablePath, args }: typeof chromiumLaunch, folder: string) {
  const more = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const pattern = /DevTools listening on (ws:\S+)\s/;
  const program = await startProgram(executablePath, [...args, ...more], pattern, { hasGroup: true });
  const [address = ''] = program.printed;
  return { ...program, browser: await chromium.connectOverCDP(address) };
}

async function startLasting(folder: string): Promise<Engine> {
  const { browser, ended, end } = await startWithFolder(headlessShellLaunch, folder);
  return {
    open: async () => {
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('Chromium was started without its profile.');
      return openProfile(context, folder);
    },
    kill: () => end('SIGKILL'),
    async close() {
      // In good order, so that it writes what it has.
      await (await browser.newBrowserCDPSession()).send('Browser.close');
      await ended;
    },
  };
}

async function openProfile(context: BrowserContext, place = tmpdir()): Promise<EngineProfile> {
  const downloads = await mkdtemp(join(place, 'gantry-downloads-'));
  const known = new Map<Page, EngineTab>();
  context.on('page', (page) => {
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
    known.set(page, tabOf(page));
    page.on('close', () => known.delete(page));
  });
  const tabFor = (page: Page) => known.get(page) ?? tabOf(page);
  return {
    downloads,
    async newTab() {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      return tabFor(page);
    },
    tabs: async () => context.pages().map(tabFor),
    async setNotifications(origin, setting) {
      const [page = await context.newPage()] = context.pages();
      const devTools = await context.newCDPSession(page);
      const { targetInfo } = await devTools.send('Target.getTargetInfo');
      const { browserContextId = '' } = targetInfo;
      const permission = { name: 'notifications' };
      await devTools.send('Browser.setPermission', { permission, setting, origin, browserContextId });
      await devTools.detach();
    },
    async close() {
      await context.close();
      await rm(downloads, { recursive: true });
    },
  };
}

function tabOf(page: Page): EngineTab {
  const messages: Message[] = [];
  page.on('pageerror', (error) => messages.push({ type: 'error', text: error.stack ?? error.message }));
  page.on('console', (message) => {
    const type = message.type() === 'error' || message.type() === 'warning' ? message.type() : 'info';
    messages.push({ type, text: message.text() } as Message);
  });
  const find = async (selector: string, frames: FramePath) => {
    const frame = await frameOf(page, frames);
    const element = await frame.evaluateHandle<Element>(`(${findingOne})(${JSON.stringify(selector)})`);
    return element;
  };
  async function frameOf(top: Page, frames: FramePath): Promise<Frame> {
    const inner = frames.at(-1);
    if (inner === undefined) return top.mainFrame();
    const frame = await (await find(inner, frames.slice(0, -1))).contentFrame();
    if (!frame) throw new Error(`${inner} is no frame`);
    return frame;
  }
  return {
    messages,
    goto: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    async call(source, args, frames) {
      const frame = await frameOf(page, frames);
      return frame.evaluate<string | null>(`(${source})(...${JSON.stringify(args)})`);
    },
    setFiles: async (selector, paths, frames) => (await find(selector, frames)).setInputFiles([...paths]),
    async input(steps) {
      // Playwright sends keys to the frame that has the focus.
      for (const step of steps) await inputStep(page, step);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4', printBackground: true }),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  };
}

const inputStep = ({ mouse, keyboard }: Page, step: InputStep): Promise<void> => {
  if (step.type === 'move') return mouse.move(step.x, step.y);
  // No key of Playwright's keyboard makes these letters.
  if ('key' in step && step.key.length === 1 && step.key > '~')
    return step.type === 'keyDown' ? keyboard.insertText(step.key) : Promise.resolve();
  if ('key' in step) return step.type === 'keyDown' ? keyboard.down(step.key) : keyboard.up(step.key);
  return mouse[step.type]({ button: step.button ?? 'left' });
};
