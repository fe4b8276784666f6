import { useCallback, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../lazyPart/useIsHydrated.ts';
import { useLocale } from '../theme/KitContext.ts';
import { formatTime } from '../time/formatTime.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';
import { FullDate } from './RelativeTime.styles.ts';
import { watchRelativeTime } from './sharedClock.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** Only `dateTime` is required. `now` is for examples and tests, `serverNow` for pages that a server renders. */
export interface RelativeTimeProps extends ElementProps<HTMLTimeElement> {
  /** The moment, as ISO 8601 text or a date. Nothing is rendered for an invalid date. */
  readonly dateTime: string | Date;
  /** A fixed current time, so that the text never changes. By default the clock runs. */
  readonly now?: Date | undefined;
  /**
   * The time at which a server rendered the page. Give the same one in the browser: the first render counts from it on both sides, so
   * hydration changes no text. Without it a server writes the date alone.
   */
  readonly serverNow?: Date | undefined;
  /** Whether the moment has passed for sure. If the clock of the device is behind, it then reads as now, and never as the future. */
  readonly isPast?: boolean | undefined;
}

const neverChanges = () => () => undefined;

/**
 * Shows how long ago a moment was, and keeps the text current. The full date is shown on hover, read by screen
 * readers, and stands beside it under a finger, on paper, and in a list item or table row that has the focus of the keyboard.
 */
export function RelativeTime({ dateTime, now, serverNow, isPast = false, ...rest }: RelativeTimeProps) {
  const language = useLocale();
  const { locale } = language;
  const time = new Date(dateTime).getTime();
  const isReadable = !Number.isNaN(time);
  const watch = useCallback((onChange: () => void) => watchRelativeTime(time, onChange), [time]);
  const textAt = (at: Date) => {
    const until = at.getTime();
    return isReadable ? formatRelativeTime(isPast ? Math.min(time, until) : time, until, locale) : '';
  };
  // The snapshot is the text, so a tick that does not change it causes no render.
  const text = useSyncExternalStore(
    isReadable && !now ? watch : neverChanges,
    () => textAt(now ?? new Date()),
    // The server's clock differs from the reader's. Its text stays until hydration has ended.
    () => (serverNow ? textAt(serverNow) : isReadable ? new Date(time).toISOString().slice(0, 10) : ''),
  );
  // The server's time zone differs too.
  const hasZone = useIsHydrated();
  if (!isReadable) return null;
  const full = hasZone ? formatTime(time, language, 'full') : undefined;

  return (
    // The server's words for a language may be of another edition than the browser's. They stay until the text changes.
    <time
      {...rest}
      dateTime={new Date(time).toISOString()}
      title={full}
      suppressHydrationWarning={serverNow !== undefined}
    >
      {text}
      {full !== undefined && <FullDate> ({full})</FullDate>}
    </time>
  );
}
