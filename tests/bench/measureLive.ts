import type { Browser, BrowserContext, Locator } from 'playwright';
import { Control } from '../e2e/support/control.ts';
import { NotificationPanel } from '../e2e/support/notificationPanel.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { median } from '../quantile.ts';
import { desktop, launchBrowser } from './meter.ts';
import { startPortal } from './portal.ts';
import type { Line, Table, Tell } from './report.ts';

/** Delays of notifications in the built portal on the development platform. Times are in milliseconds. */
interface LiveFigures {
  /** Time from the reconnect until the page shows an item that was stored during the outage. */
  readonly caughtUp: number;
  /** Time from the cut to the same item. It includes the first backoff, which is random within a second. */
  readonly backAfterCut: number;
  /** Time from a press in one tab to the changed row in another tab. */
  readonly readElsewhere: number;
  /** Time from closing the tab that holds the connection to the next item in another tab. */
  readonly takenOver: number;
  /** Requests to the notification service caused by a burst of 20 events. */
  readonly burstRequests: number;
}

const user = 'avery';
const quietMs = 5000;
const patiently = { timeout: 60_000 };
const todo = (title: string) => ({ type: 'todo', title });

/** Measures how soon the portal shows an event. */
export async function measureLive(runs: number, tell: Tell): Promise<readonly Table[]> {
  const measured: LiveFigures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    tell(run, 'the portal');
    measured.push(await measureOnce());
  }
  const line = (label: string, read: (figures: LiveFigures) => number, most?: number): Line => ({
    label,
    values: [median(measured.map(read))],
    digits: 0,
    ...(most !== undefined && { limit: { most } }),
  });
  return [
    {
      title: 'the built portal on the development platform',
      columns: [''],
      lines: [
        line('a missed item, from the connection being back to shown, ms', ({ caughtUp }) => caughtUp, 1000),
        line('  from the cut, with a random wait of a second at most, ms', ({ backAfterCut }) => backAfterCut),
        line('a read in one tab, shown in another, ms', ({ readElsewhere }) => readElsewhere, 100),
        line('the leading tab closed, to the next tab’s item shown, ms', ({ takenOver }) => takenOver, 2000),
        line('requests that a burst of 20 events causes', ({ burstRequests }) => burstRequests, 1),
      ],
    },
  ];
}

async function measureOnce(): Promise<LiveFigures> {
  await using gantry = await startPortal();
  await using browser = await launchBrowser();
  const control = new Control(gantry.platformOrigin);
  const cut = await onFreshPlatform(browser, gantry.portalOrigin, control, measureCut);
  const tabs = await onFreshPlatform(browser, gantry.portalOrigin, control, measureTabs);
  const burst = await onFreshPlatform(browser, gantry.portalOrigin, control, measureBurst);
  return { ...cut, ...tabs, ...burst };
}

/** A signed-in person with an open panel, who can open more tabs. */
interface Stage {
  readonly panel: NotificationPanel;
  readonly control: Control;
  readonly context: BrowserContext;
}

async function onFreshPlatform<Figures>(
  browser: Browser,
  baseURL: string,
  control: Control,
  measure: (stage: Stage) => Promise<Figures>,
): Promise<Figures> {
  await control.reset();
  const context = await browser.newContext({ ...desktop, baseURL });
  const page = await context.newPage();
  await signInByForm(page, user, '/', program);
  const panel = new NotificationPanel(page);
  await panel.open();
  await until(async () => (await control.connections()).length === 1);
  await showLive(control, 'Live now', panel);
  const figures = await measure({ panel, control, context });
  await context.close();
  return figures;
}

async function measureCut(stage: Stage): Promise<Pick<LiveFigures, 'caughtUp' | 'backAfterCut'>> {
  const { panel, control } = stage;
  const cutAt = Date.now();
  const title = `Stored while cut at ${String(cutAt)}`;
  await control.hub('drop');
  await control.notify(user, todo(title), 'store');
  // The random backoff is sometimes too short to miss anything.
  if ((await control.connections()).length > 0) return measureCut(stage);
  const shownAt = await momentOf(panel.root, title, true);
  const [next] = await control.connections();
  if (next === undefined) throw new Error('The item is shown, and the platform knows of no connection.');
  return { caughtUp: shownAt - Date.parse(next.since), backAfterCut: shownAt - cutAt };
}

async function measureTabs({ panel, control, context }: Stage) {
  const second = new NotificationPanel(await context.newPage());
  await second.page.goto('/');
  await second.open();
  await showLive(control, 'Read me', panel, second);
  const isRead = momentOf(second.row('Read me'), 'Unread:', false);
  const pressedAt = await panel.root
    .getByRole('button', { name: 'Unread: Read me' })
    .evaluate((button: HTMLElement) => {
      const now = Date.now();
      button.click();
      return now;
    });
  const readElsewhere = (await isRead) - pressedAt;

  const closedAt = Date.now();
  await panel.page.close();
  await control.notify(user, todo('While nobody led'));
  const takenOver = (await momentOf(second.root, 'While nobody led', true)) - closedAt;
  return { readElsewhere, takenOver };
}

async function measureBurst({ panel, control }: Stage) {
  const latest = async () => (await control.requests()).at(-1)?.seq ?? 0;
  let before = await latest();
  let quietSince = Date.now();
  await until(async () => {
    const now = await latest();
    if (now !== before) quietSince = Date.now();
    before = now;
    return Date.now() - quietSince > quietMs;
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => control.notify(user, todo(`Burst ${String(index)}`))));
  const endsAt = Date.now() + quietMs;
  await panel.row('Burst').waitFor(patiently);
  await until(async () => Date.now() > endsAt);
  const made = (await control.requests(before)).filter(({ service }) => service === 'notification');
  return { burstRequests: made.length };
}

/** Sends an item and waits for it in each panel, which proves that every panel is connected. */
async function showLive(control: Control, title: string, ...panels: readonly NotificationPanel[]) {
  await control.notify(user, todo(title));
  for (const panel of panels) await panel.row(title).waitFor(patiently);
}

/** The time at which the element has these words, or lacks them, by the clock of its page. The locator's own wait looks twice a second. */
function momentOf(element: Locator, words: string, hasThem: boolean): Promise<number> {
  return element.evaluate(
    (element, { words, hasThem, limitMs }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Whether the page shows “${words}” did not change in time.`)), limitMs);
        const look = () => {
          if (element.textContent?.includes(words) === hasThem) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    { words, hasThem, limitMs: patiently.timeout },
  );
}

/** Polls for at most a minute. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const givenUpAt = Date.now() + patiently.timeout;
  while (!(await isSo())) {
    if (Date.now() > givenUpAt) throw new Error('What the benchmark waits for did not come within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
