import { announce as announceInPage } from '@react-aria/live-announcer';

/** The urgency of a message. `assertive` interrupts screen readers, and is only for errors. */
export type Politeness = 'polite' | 'assertive';

/** The urgency and the language of a message. */
export interface AnnounceOptions {
  /** @default 'polite' */
  readonly politeness?: Politeness;
  /** The language tag of the message. By default it is the language of the page. */
  readonly locale?: string;
}

let regions: Element | null = null;

/**
 * Announces a message to screen readers, whatever has focus. It shows nothing and needs no component in the page. React Aria's
 * announcer, which also speaks for its own components, queues it, so that no two live regions speak at once.
 */
export function announce(message: string, { politeness = 'polite', locale }: AnnounceOptions = {}): void {
  // A module can empty the body. The announcer does not notice that its regions are gone.
  if (regions && !regions.isConnected) document.body.prepend(regions);
  announceInPage(message, politeness);
  regions ??= document.querySelector('[data-live-announcer]');
  const region = regions?.querySelector<HTMLElement>(`[aria-live=${politeness}]`);
  // The announcer takes no language. Screen readers use that of the region.
  if (region) region.lang = locale ?? '';
}
