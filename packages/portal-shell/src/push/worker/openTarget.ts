import { ownAddress } from '../../addresses/ownAddress.ts';
import type { PushTarget } from '../pushMessage.ts';
import { questionToTab } from '../questionToTab.ts';

/** The methods of a tab that the worker calls. */
interface Tab {
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

/** The part of the worker's clients that opens addresses. */
export interface WindowClients {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(address: string): Promise<unknown>;
}

/** A tab that a browser has frozen, and a page that is no application, do not answer. */
const longestAnswerMs = 1000;

/** Asks a tab whether it can open an address. Resolves with the port that opens it there, or null. */
function ask(tab: Tab): Promise<MessagePort | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), longestAnswerMs);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(port1);
    });
    port1.start();
    tab.postMessage(questionToTab, [port2]);
  });
}

/**
 * Opens the target of a click: an address of the portal in the tab that was used last, anything else in a window of its own. Browsers
 * allow one change of windows for a click, so a tab is asked before it gets the focus.
 */
export async function openTarget(clients: WindowClients, target: PushTarget, root: string): Promise<void> {
  const link = target.link ?? `${root}/`;
  const isOwn = target.link === null || (!target.isVideoCall && ownAddress(link, root) !== null);
  const tabs = isOwn ? await clients.matchAll({ type: 'window', includeUncontrolled: true }) : [];
  const ports = await Promise.all(tabs.map(ask));
  const place = ports.findIndex((port) => port !== null);
  if (place === -1) {
    await clients.openWindow(link);
    return;
  }
  await tabs[place]?.focus();
  ports[place]?.postMessage(target.link);
}
