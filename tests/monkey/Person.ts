import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn, program } from '../e2e/support/signIn.ts';
import { weighObjects, type ObjectWeight } from '../heapSnapshot.ts';
import { act } from './actions.ts';
import type { Random } from './random.ts';

/** A page that shows nothing for this long is blank. Its calls may be slow, but something says that it loads. */
const blankAfterMs = 15_000;

/** A signed-in person in a browser context of its own. */
export class Person {
  readonly userName: string;
  readonly #context: BrowserContext;
  readonly #portal: string;
  readonly #onProblem: (problem: string) => void;
  #page: Page | undefined;

  constructor(userName: string, context: BrowserContext, portal: string, onProblem: (problem: string) => void) {
    this.userName = userName;
    this.#context = context;
    this.#portal = portal;
    this.#onProblem = onProblem;
    context.setDefaultNavigationTimeout(60_000);
    context.on('page', (page) => {
      // Windows that the portal opens, such as help and files, are closed.
      if (this.#page !== undefined && page !== this.#page) page.close().catch(() => undefined);
    });
  }

  async #open(): Promise<Page> {
    this.#page = undefined;
    const page = await this.#context.newPage();
    this.#page = page;
    page.on('pageerror', (error) => {
      this.#onProblem(`${this.userName}: an uncaught error or rejection: ${error.stack ?? error.message}`);
    });
    page.on('crash', () => {
      this.#onProblem(`${this.userName}: the page crashed.`);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(this.#portal);
    return page;
  }

  async #present(): Promise<Page> {
    return this.#page === undefined || this.#page.isClosed() ? this.#open() : this.#page;
  }

  async act(random: Random, keepsPage: boolean): Promise<string> {
    const page = await this.#present();
    return `${this.userName} at ${new URL(page.url()).pathname}: ${await act(page, random, keepsPage)}`;
  }

  /** Finds the way back: through the sign-in form, a page about the session, a question, or a page that failed. */
  async comeBack(): Promise<void> {
    const page = await this.#present();
    const form = page.getByLabel(/user name/i);
    const ways = [
      page.getByRole('alertdialog').getByRole('button').last(),
      page.getByRole('button', { name: /^(Sign in|Sign out|Try again|Reload the page|تسجيل الدخول|إعادة)/ }),
      page.getByRole('link', { name: /^(Sign in|Back to the portal)/ }),
    ];
    try {
      if (!page.url().startsWith(this.#portal) && !(await form.isVisible())) {
        await page.goto(this.#portal, { waitUntil: 'commit' });
      } else if (await form.isVisible()) {
        await fillSignIn(page, this.userName);
      } else {
        for (const way of ways) if (await way.first().isVisible()) await way.first().click({ timeout: 1000 });
      }
    } catch {
      // The page went on by itself. The next step looks again.
    }
  }

  /** Reports a page of the portal that shows nothing for a long time. */
  async checkForBlank(): Promise<void> {
    const page = await this.#present();
    const since = Date.now();
    while (Date.now() - since < blankAfterMs) {
      const isBlank = await page
        .evaluate(() => {
          const shown = document.body.innerText.trim() !== '';
          const skeletons = document.querySelector('[aria-busy=true], [role=progressbar], [role=status], [aria-label]');
          return !shown && skeletons === null;
        })
        // The page is loading another one.
        .catch(() => true);
      if (!isBlank) return;
      await page.waitForTimeout(250);
    }
    this.#onProblem(`${this.userName}: a blank screen at ${page.url()}: ${(await page.content()).slice(0, 500)}`);
  }

  /**
   * Goes home without a load of the page, and weighs its objects.
   *
   * @returns null if the page was loaded again since the last measure
   */
  async weighObjects(): Promise<ObjectWeight | null> {
    const page = await this.#present();
    await this.#context.setOffline(false);
    const isSamePage = await page.evaluate(() => 'isMeasured' in window).catch(() => false);
    await page.evaluate(() => {
      Object.assign(window, { isMeasured: true });
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.waitForTimeout(1500);
    return isSamePage ? weighObjects(page) : null;
  }

  /** Signs in and chooses a program. Later actions have a shorter timeout, because a navigation may overtake them. */
  async begin(): Promise<void> {
    const page = await this.#present();
    this.#context.setDefaultTimeout(60_000);
    await fillSignIn(page, this.userName);
    await page.getByRole('dialog').getByText(program, { exact: true }).click();
    this.#context.setDefaultTimeout(10_000);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
