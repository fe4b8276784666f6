import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { modes as workshopModes } from '../../../.storybook/modes.ts';
import { axeScript } from './accessibility.ts';

const built = new URL('../../../storybook-static/', import.meta.url);

/** A story as the built workshop lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** `wide`: it is never shown in a narrow window, where something else stands for it. */
  tags: string[];
}

/** Every story of the built workshop; documentation pages are not stories. */
export function readStories(): Story[] {
  // Storybook writes this file; only the fields named here are read.
  const index = JSON.parse(readFileSync(new URL('index.json', built), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags.includes('!test'));
}

/** The four ways in which everything must look right, in the order in which a story is turned through them. */
export const modes = Object.entries(workshopModes).map(([name, mode]) => ({ name, ...mode }));

export type Mode = (typeof modes)[number];

/** The mode in which a story is opened. */
export const firstMode: Mode = { name: 'light-ltr', ...workshopModes['light-ltr'] };

/** The preview's own objects, by which Storybook's test tools know when a story is done. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    once: (event: string, listener: () => void) => void;
  };
}

/** Storybook shows an error over the story that threw it, and goes on as if it had been drawn. */
async function expectNoError(page: Page, story: Story): Promise<void> {
  const error = page.locator('.sb-errordisplay');
  if (await error.isVisible()) throw new Error(`The story ${story.id} threw an error: ${await error.innerText()}`);
}

/** Opens a story afresh in a mode; resolves when it is drawn, its play function has ended and its fonts are there. */
export async function openStory(page: Page, story: Story, mode: Mode): Promise<void> {
  // The workshop's own axe would run at every turn, beside this one.
  const globals = `theme:${mode.theme};language:${mode.language};motion:reduced;a11y.manual:!true`;
  await page.goto(`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    // Storybook's preview puts these on the window of every story.
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const phase = preview?.currentRender?.phase;
    return phase && ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
  });
  const ended = await phase.jsonValue();
  if (ended !== 'finished') {
    throw new Error(`The story ${story.id} ${String(ended)}: ${await page.locator('body').innerText()}`);
  }
  await expectNoError(page, story);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Turns the open story to another mode, as the toolbar does: what its play function did stays. */
export async function turnTo(page: Page, story: Story, { theme, language }: Mode): Promise<void> {
  await page.evaluate(
    async (globals) => {
      // Storybook's preview puts these on the window of every story.
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
      await new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals });
      });
      await document.fonts.ready;
    },
    { theme, language },
  );
  await expectNoError(page, story);
}

/** One server and one page a worker: a story starts from a fresh load either way. */
export const test = base.extend<object, { workshop: string; stage: Page }>({
  workshop: [
    async ({ browserName: _ }, use) => {
      const app = new Hono().use('*', serveStatic({ root: fileURLToPath(built) }));
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((resolve) => {
        server.once('listening', resolve);
      });
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The workshop has no port.');
      await use(`http://127.0.0.1:${String(address.port)}/`);
      server.close();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ browser, workshop }, use) => {
      const context = await browser.newContext({
        baseURL: workshop,
        viewport: { width: 1024, height: 640 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await context.addInitScript({ path: axeScript });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-02T10:00:00Z'));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
