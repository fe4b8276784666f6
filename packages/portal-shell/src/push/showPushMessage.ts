import type { PushMessage } from './pushMessage.ts';

/** How a click on a message goes on in the portal. */
export interface PushMessageOptions {
  /** Opens a path of the portal in this tab. */
  readonly navigate: (path: string) => void;
  /** For browsers whose pages may not show notifications by themselves. */
  readonly registration: ServiceWorkerRegistration;
}

const callWindow = 'popup,width=960,height=720';

/** Opens what a message is about: a call in a window of its own, a path of the portal here, anything else in a new tab. */
function open({ link, isVideoCall }: PushMessage, navigate: (path: string) => void): void {
  window.focus();
  if (link === null) return;
  const { origin, pathname, search, hash } = new URL(link);
  if (isVideoCall) window.open(link, 'gantry-call', callWindow);
  else if (origin === location.origin) navigate(pathname + search + hash);
  else window.open(link, '_blank', 'noopener');
}

/** Shows a message that arrived while the portal is in front, as a notification of the browser. */
export async function showPushMessage(
  message: PushMessage,
  { navigate, registration }: PushMessageOptions,
): Promise<void> {
  const options = { body: message.body, requireInteraction: message.isVideoCall };
  try {
    const notification = new Notification(message.title, options);
    notification.addEventListener('click', () => {
      notification.close();
      open(message, navigate);
    });
  } catch {
    // Mobile browsers show notifications through the worker alone, which then opens the link.
    await registration.showNotification(message.title, { ...options, data: { gantryLink: message.link } });
  }
}
