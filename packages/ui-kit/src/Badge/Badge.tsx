import { countMessages } from '../languages/en/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Pill } from './Badge.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A count, and how it is shown and read. */
export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** Zero renders nothing. */
  readonly count: number;
  /** Above this count the badge shows 99+. Screen readers still get the exact count. @default 99 */
  readonly max?: number;
  /** The text for screen readers: `(count) => '3 unread'`. Null if text around the badge already says it. */
  readonly countLabel: ((count: number) => string) | null;
  /** `signal` is for items that need attention, `neutral` for a plain count. @default 'signal' */
  readonly tone?: 'signal' | 'neutral';
}

/** Shows a count beside or over the element that it belongs to. */
export function Badge({ count, max = 99, countLabel, tone = 'signal', ...rest }: BadgeProps) {
  const messages = useMessages(countMessages);
  const { locale } = useLocale();
  if (count <= 0) return null;
  return (
    <Pill {...rest} data-tone={tone}>
      <span aria-hidden>{count > max ? messages.countAbove(max) : new Intl.NumberFormat(locale).format(count)}</span>
      {countLabel !== null && <VisuallyHidden>{countLabel(count)}</VisuallyHidden>}
    </Pill>
  );
}
