import { ownAddress } from '../addresses/ownAddress.ts';
import { portalRoot } from '../addresses/portalBase.ts';
import { holdLock } from '../storage/holdLock.ts';
import { pushTabLock } from '../storage/stored.ts';

/** The worker's question to a tab. The answer says that the tab opens the address that follows. */
export const questionToTab = 'gantry.push.can_you_open';

/**
 * Opens the addresses of notifications that the worker showed and a person clicked. The application goes there as by a link: it asks about
 * unsaved work, and changes to the program that the address names.
 *
 * @param navigate opens a path of the portal in this tab
 */
export function answerWorker(navigate: (path: string) => void, signal: AbortSignal): void {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port], source }) => {
      if (data !== questionToTab || port === undefined || !isOwnWorker(source)) return;
      port.addEventListener(
        'message',
        ({ data: link }) => {
          const path = ownAddress(link, portalRoot());
          if (path !== null) navigate(path);
        },
        { once: true },
      );
      port.start();
      port.postMessage(true);
    },
    { signal },
  );
  // Without the lock, the worker waits only as long as every browser allows.
  void holdLock(`${pushTabLock} ${portalRoot()}`, signal);
}

/** Whether a message comes from the portal's own worker. A portal at another path of the origin has one too, and asks every tab. */
const isOwnWorker = (source: MessageEventSource | null): boolean =>
  source instanceof ServiceWorker && new URL('.', source.scriptURL).href === `${portalRoot()}/`;
