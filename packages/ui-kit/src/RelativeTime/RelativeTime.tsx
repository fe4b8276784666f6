import { useCallback, useSyncExternalStore } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatFullTime, formatRelativeTime } from './formatRelativeTime.ts';
import { watchRelativeTime } from './sharedClock.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `RelativeTime`. */
export interface RelativeTimeProps extends ElementProps<HTMLTimeElement> {
  /** The moment, as ISO 8601 text or a date. One that cannot be read shows nothing. */
  readonly dateTime: string | Date;
  /** A moment that stands for now, so that the text stays as it is; the running clock by default. */
  readonly now?: Date | undefined;
}

const neverChanges = () => () => undefined;

/** How long ago something was, kept up to date. The full date shows on hover, and is read by screen readers. */
export function RelativeTime({ dateTime, now, ...rest }: RelativeTimeProps) {
  const { locale } = useLocale();
  const time = new Date(dateTime).getTime();
  const isReadable = !Number.isNaN(time);
  const watch = useCallback((onChange: () => void) => watchRelativeTime(time, onChange), [time]);
  // Only the text is compared, so that a tick which changes nothing renders nothing.
  const text = useSyncExternalStore(
    isReadable && !now ? watch : neverChanges,
    () => (isReadable ? formatRelativeTime(time, (now ?? new Date()).getTime(), locale) : ''),
    // A server's clock is not the reader's; its text stands until the page comes alive.
    () => (isReadable ? new Date(time).toISOString().slice(0, 10) : ''),
  );
  // Neither is a server's time zone.
  const full = useSyncExternalStore(
    neverChanges,
    () => (isReadable ? formatFullTime(time, locale) : undefined),
    () => undefined,
  );
  if (!isReadable) return null;

  return (
    <time {...rest} dateTime={new Date(time).toISOString()} title={full}>
      {text}
      {full !== undefined && <VisuallyHidden> ({full})</VisuallyHidden>}
    </time>
  );
}
