import { openAddress } from '../addresses/loadPage.ts';
import { ownAddress } from '../addresses/ownAddress.ts';
import { portalRoot } from '../addresses/portalBase.ts';
import { notificationOptions, type PushMessage } from './pushMessage.ts';

export interface PushMessageOptions {
  /** Opens a path of the portal in this tab. */
  readonly navigate: (path: string) => void;
  /** The worker, for browsers whose pages may not show notifications. */
  readonly registration: ServiceWorkerRegistration;
}

const callWindow = 'popup,width=960,height=720';

/** Opens the link of a message: a call in a separate window, a path of the portal here, any other address in a new tab. */
function open({ link, isVideoCall }: PushMessage, navigate: (path: string) => void): void {
  window.focus();
  if (link === null) return;
  const path = ownAddress(link, portalRoot());
  if (isVideoCall) openAddress(link, 'gantry-call', callWindow);
  else if (path !== null) navigate(path);
  else openAddress(link);
}

/** Shows a message as a notification of the browser while the portal is in the foreground. */
export async function showPushMessage(
  message: PushMessage,
  { navigate, registration }: PushMessageOptions,
): Promise<void> {
  const options = notificationOptions(message);
  try {
    const notification = new Notification(message.title, options);
    notification.addEventListener('click', () => {
      notification.close();
      open(message, navigate);
    });
  } catch {
    // Mobile browsers show notifications only through the worker, which then opens the link.
    await registration.showNotification(message.title, options);
  }
}
