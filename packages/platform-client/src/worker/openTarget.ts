import { ownAddress } from '../addresses/ownAddress.ts';
import type { PushTarget } from './pushMessage.ts';
import { pushTabLock } from '../storage/stored.ts';
import { wait } from './keepPage.ts';
import { questionToTab } from './questionToTab.ts';

/** The methods of a tab that the worker calls. */
interface Tab {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

/** The part of the worker's clients that opens addresses. */
export interface WindowClients {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
}

/** A page that is no application does not answer. Firefox lets the worker open a window for a second after the click. */
const shortestWaitMs = 1000;
/** A tab of the portal answers, however busy it is. Chromium lets the worker open a window for ten seconds after the click. */
const longestWaitMs = 6000;

/** Asks a tab whether it can open an address. Resolves when it answers, which may be never, with the port by which it is given one. */
function ask(tab: Tab) {
  const { port1, port2 } = new MessageChannel();
  return new Promise<{ readonly tab: Tab; readonly port: MessagePort }>((resolve) => {
    port1.addEventListener('message', () => resolve({ tab, port: port1 }), { once: true });
    port1.start();
    tab.postMessage(questionToTab, [port2]);
  });
}

/** Finds the tab that was used last among those that answer soon, or the first one that answers late; null if none does. */
async function findOpener(tabs: readonly Tab[], root: string, locks: Pick<LockManager, 'query'>) {
  if (tabs.length === 0) return null;
  const asked = tabs.map(ask);
  const isSoon = wait(shortestWaitMs);
  const soon = await Promise.all(asked.map((answer) => Promise.race([answer, isSoon])));
  const first = soon.find((opener) => opener !== null);
  if (first) return first;
  const { held = [] } = await locks.query();
  if (!held.some(({ name }) => name === `${pushTabLock} ${root}`)) return null;
  return await Promise.race([...asked, wait(longestWaitMs - shortestWaitMs)]);
}

/** The open tabs of the portal. Other apps may share the origin. */
export async function tabsOf(clients: WindowClients, root: string): Promise<readonly Tab[]> {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url === root || url.startsWith(`${root}/`));
}

/**
 * Opens the target of a click: an address of the portal in the tab that was used last, anything else in a window of its own. Browsers
 * allow one change of windows for a click, so a tab is asked before it gets the focus. If it cannot have the focus, a window is tried, and
 * then the tab opens the address where it is.
 */
export async function openTarget(
  clients: WindowClients,
  target: PushTarget,
  root: string,
  locks: Pick<LockManager, 'query'>,
): Promise<void> {
  const link = target.link ?? `${root}/`;
  const isOwn = target.link === null || (!target.isVideoCall && ownAddress(link, root) !== null);
  const tabs = isOwn ? await tabsOf(clients, root) : [];
  const found = await findOpener(tabs, root, locks);
  if (found === null) {
    await clients.openWindow(link);
    return;
  }
  const { tab, port } = found;
  if ((await isAllowed(tab.focus())) || !(await isAllowed(clients.openWindow(link)))) port.postMessage(target.link);
}

/** Whether the browser allows a change of windows. */
const isAllowed = (change: Promise<unknown>) =>
  change.then(
    () => true,
    () => false,
  );
