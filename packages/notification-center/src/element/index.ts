/**
 * The bell with its panel, and the full page, as custom elements that bring all they need. Importing this entry point,
 * `@gantry/notification-center/element`, defines both. Their code loads with the first element in the page, and React with the page or when
 * somebody reaches for a bell. It does nothing on a server.
 */
import { createElementClass, type NotificationElement } from './NotificationElement.ts';

export type { AccessToken, NotificationElementEvents } from './ElementSettings.ts';
export type { NotificationElement };

declare global {
  interface HTMLElementTagNameMap {
    'gantry-notification-bell': NotificationElement;
    'gantry-notification-page': NotificationElement;
  }
}

if (typeof customElements !== 'undefined' && customElements.get('gantry-notification-bell') === undefined) {
  customElements.define(
    'gantry-notification-bell',
    createElementClass(async () => (await import('./mountBell.ts')).mountBell),
  );
  customElements.define(
    'gantry-notification-page',
    createElementClass(async () => (await import('./mountPage.tsx')).mountPage),
  );
}
