import { clearAnnouncer } from '@react-aria/live-announcer';
import type { Politeness } from '../announcer/announce.ts';

/** Returns the messages in the live regions of the page, oldest first: of one urgency, or of both. */
export const announced = (politeness?: Politeness): string[] =>
  [...document.querySelectorAll(`[data-live-announcer] [aria-live${politeness ? `=${politeness}` : ''}] > div`)].map(
    (line) => line.textContent ?? '',
  );

/** Empties the live regions of the page. */
export const clearAnnouncements = (): void => {
  clearAnnouncer('assertive');
  clearAnnouncer('polite');
};
