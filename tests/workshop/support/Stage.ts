import type { Page, Request } from '@playwright/test';
import { emulateTouch } from '../../touch.ts';
import { collectPlayErrors, keepDrawing, readEnd, renderWith, replaceStory } from './preview.ts';
import { loadGlobals, modes, type Look, type Story } from './stories.ts';

/** A page of the built workshop that shows one story after another. */
export class Stage {
  readonly page: Page;
  #story: Story | undefined;
  #mode: Look['name'] | undefined;
  #errors: string[] = [];
  readonly #requests = new Set<Request>();
  readonly #isWatched: Promise<unknown>;

  constructor(page: Page) {
    this.page = page;
    this.#isWatched = page.addInitScript(collectPlayErrors);
    page.on('request', (request) => this.#requests.add(request));
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message));
  }

  /**
   * Shows a story. Resolves when its play function has ended and its fonts are loaded. The first story of each title loads
   * the page. The other stories replace the previous one, as in Storybook. One that is shown is not played again.
   */
  async play(story: Story): Promise<void> {
    if (this.#story === story) return this.turnTo(modes[0]);
    const isSameTitle = this.#story?.title === story.title;
    // A story begins in the mode of the one before it, and play functions look for English names.
    if (isSameTitle) await this.render(modes[0]);
    this.#story = story;
    this.#mode = modes[0].name;
    this.#errors = [];
    if (isSameTitle) await this.page.evaluate(replaceStory, story.id);
    else await this.#load(story);
    const { phase, errors } = await this.#playEnd();
    if (phase !== 'finished') {
      throw new Error(`The story ${story.id} failed: ${await this.page.locator('body').innerText()}`);
    }
    if (errors.length > 0) throw new Error(`The play function of ${story.id} failed:\n${errors.join('\n')}`);
    await this.#settle(story);
    return undefined;
  }

  /** Puts the page under a finger as it stands. Chromium hovers again once a page is loaded, so the next story loads it. */
  async underFinger(check: () => Promise<void>): Promise<void> {
    const leave = await emulateTouch(this.page);
    await this.page.evaluate(keepDrawing);
    await check();
    await leave();
    this.#story = undefined;
  }

  /** Changes theme and language as the toolbar does. The state left by the play function stays. */
  async turnTo(mode: Look): Promise<void> {
    if (this.#mode === mode.name) return;
    await this.render(mode);
    if (this.#story) await this.#settle(this.#story);
  }

  /** Sets the font size of the page as the browser's settings do; '' is the default. */
  async setTextSize(size: string): Promise<void> {
    await this.page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  }

  /** Throws if the page reported an uncaught error or rejection since the last story began. */
  expectNoErrors(): void {
    if (this.#errors.length > 0) throw new Error(`The page reported errors:\n${this.#errors.join('\n')}`);
  }

  async #load(story: Story): Promise<void> {
    await this.#isWatched;
    await this.page.goto(`iframe.html?id=${story.id}&viewMode=story&globals=${loadGlobals}`);
  }

  /** Waits for the end of the play function. A timer looks for it: a page that draws nothing has no frames. */
  async #playEnd() {
    const result = await (await this.page.waitForFunction(readEnd, undefined, { polling: 20 })).jsonValue();
    if (result === null) throw new Error('Playwright resolved before the story had ended.');
    return result;
  }

  /** Renders the present story in a look, and does not wait until it has settled. */
  async render({ name, theme, language }: Look): Promise<void> {
    if (this.#mode === name) return;
    this.#mode = name;
    await this.page.evaluate(renderWith, { theme, language });
  }

  /**
   * Waits until the story has settled: parts that load in an idle moment are there, and so are the fonts. Storybook shows the error of a story
   * above it and continues.
   */
  async #settle(story: Story): Promise<void> {
    const rest = () =>
      this.page.evaluate(async () => {
        for (let times = 0; times < 2; times += 1) {
          await new Promise((resolve) => {
            // A page under a finger may have no idle moment for minutes, though nothing happens in it.
            requestIdleCallback(resolve, { timeout: 1000 });
          });
          await document.fonts.ready;
        }
        const error = document.querySelector<HTMLElement>('.sb-errordisplay');
        return error?.checkVisibility() === true ? error.innerText : undefined;
      });
    let isLoading: boolean;
    let error: string | undefined;
    do {
      isLoading = this.#requests.size > 0;
      error = await rest();
    } while (isLoading || this.#requests.size > 0);
    if (error !== undefined) throw new Error(`The story ${story.id} threw an error: ${error}`);
  }
}
