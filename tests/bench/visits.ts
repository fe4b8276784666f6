import type { BrowserContext, CDPSession, Page } from 'playwright';
import { createMeter } from './meter.ts';
import { emulate, type Profile } from './profiles.ts';
import { watch, type Place, type Seen, type Told } from './watch.ts';

/** What one opening of a page cost until its first tile could be pressed. Times are milliseconds since the page was asked for. */
export interface Opening extends Seen {
  readonly painted: number;
  /** When the first tile did what it should: its link began to leave, or its group was shown. */
  readonly usable: number;
  /** The processor time of the page's main thread. */
  readonly task: number;
  /** The bytes that came over the network, and the answers that brought them. */
  readonly bytes: number;
  readonly requests: number;
}

/** A page that shows tiles. */
export interface Opened {
  readonly address: string;
  /** Finds the links and groups of Home, of which the first is pressed. */
  readonly tile: string;
}

/** What a tab that the browser restores finds in the storages. */
export interface Kept {
  readonly session: Readonly<Record<string, string>>;
  /** The program: the person chose it before, at a sign-in. */
  readonly local: Readonly<Record<string, string>>;
}

/** Reads what another tab is to find. */
export const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({
    session: Object.fromEntries(Object.entries(sessionStorage)),
    local: Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('program'))),
  }));

/** Fills the storages. Runs in the page. */
const restore = ({ session, local }: Kept) => {
  if (window !== window.top || sessionStorage.length > 0) return;
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
};

/** A tab of a person. */
export interface Tab extends AsyncDisposable {
  readonly page: Page;
  /** Opens the page as on a device, and presses its first tile once that is painted. The tab is as fast as the machine afterwards. */
  readonly open: () => Promise<Opening>;
  /** The same as `open`, in the tab that shows the page already. */
  readonly reload: () => Promise<Opening>;
  /** Opens the page and presses nothing. The figures are those until React holds the first tile. */
  readonly openUntilTakenOver: () => Promise<Opening>;
}

/** Makes a new tab. What is kept, it finds as a tab that the browser restores. */
export async function openTab(
  context: BrowserContext,
  { address, tile }: Opened,
  profile: Profile,
  kept?: Kept,
): Promise<Tab> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const meter = await createMeter(page);
  await tools.send('Runtime.enable');
  await tools.send('Runtime.addBinding', { name: 'tellBench' });
  if (kept !== undefined) await page.addInitScript(restore, kept);
  await page.addInitScript(watch, tile);

  const measure = async (go: () => Promise<unknown>, onShown: (place: Place) => Promise<unknown>) => {
    await emulate(tools, profile);
    const figures = await measureUntilReached(tools, go, onShown);
    const opening = { ...figures, task: await meter.documentTime() };
    await tools.send('Fetch.disable');
    await emulate(tools, { ...profile, slowdown: 1, network: null });
    return opening;
  };
  const measurePress = async (go: () => Promise<unknown>) => {
    let before = '';
    const opening = await measure(go, (place) => {
      before = place.href;
      return press(tools, place);
    });
    // The address, or the state of the group, shows that the press did what it should.
    const isDone = ([tile, before]: readonly [string, string]) =>
      location.href !== before ||
      document.querySelector(`:is(${tile}):is([aria-pressed=true], [aria-expanded=true])`) !== null;
    await page.waitForFunction(isDone, [tile, before] as const);
    await page.waitForLoadState('networkidle');
    return opening;
  };
  const open = () => tools.send('Page.navigate', { url: address });
  return {
    page,
    open: () => measurePress(open),
    reload: () => measurePress(() => tools.send('Page.reload')),
    openUntilTakenOver: async () => {
      const opening = await measure(open, () => tools.send('Runtime.evaluate', { expression: 'watchTakeOver()' }));
      await page.waitForLoadState('networkidle');
      return opening;
    },
    [Symbol.asyncDispose]: () => page.close(),
  };
}

/**
 * Presses a place. Both halves leave at once: a click of Playwright waits for the page in between. A document that the press asks for is
 * held back until the figures of this one are read.
 */
async function press(tools: CDPSession, { x, y }: Place): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    tools.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] }),
    tools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    tools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]);
}

const patience = 60_000;

async function measureUntilReached(
  tools: CDPSession,
  go: () => Promise<unknown>,
  onShown: (place: Place) => Promise<unknown>,
): Promise<Omit<Opening, 'task'>> {
  let bytes = 0;
  let requests = 0;
  const count = ({ encodedDataLength }: { readonly encodedDataLength: number }) => {
    bytes += encodedDataLength;
    // What the cache answers has no length.
    if (encodedDataLength > 0) requests += 1;
  };
  const countRedirect = ({ redirectResponse }: { readonly redirectResponse?: Parameters<typeof count>[0] }) => {
    if (redirectResponse !== undefined) count(redirectResponse);
  };
  const { promise: reached, resolve, reject } = Promise.withResolvers<Omit<Opening, 'task'>>();
  let began = Number.NaN;
  const hear = ({ name, payload }: { readonly name: string; readonly payload: string }) => {
    if (name !== 'tellBench') return;
    const told = JSON.parse(payload) as Told; // The script in the page writes it.
    if (told.what === 'began') began = Number.isNaN(began) ? told.at : began;
    else if (told.what === 'shown') void onShown(told).catch(reject);
    else {
      const { at, painted, blocked, shift } = told;
      resolve({ painted: painted - began, usable: at - began, blocked, shift, bytes, requests });
    }
  };
  tools.on('Network.loadingFinished', count);
  tools.on('Network.requestWillBeSent', countRedirect);
  tools.on('Runtime.bindingCalled', hear);
  const problem = `No tile answered a press within ${patience / 1000} s. Is none shown, or is a press lost that comes early?`;
  const limit = setTimeout(() => reject(new Error(problem)), patience);
  try {
    const [, figures] = await Promise.all([go(), reached]);
    return figures;
  } finally {
    clearTimeout(limit);
    tools.off('Network.loadingFinished', count);
    tools.off('Network.requestWillBeSent', countRedirect);
    tools.off('Runtime.bindingCalled', hear);
  }
}
