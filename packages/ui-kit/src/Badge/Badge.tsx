import { countTexts } from '../messages/english.ts';
import { useLocale, useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Pill } from './Badge.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** `signal` for what waits to be looked at; `neutral` for a mere count. */
export type BadgeTone = 'signal' | 'neutral';

/** What `Badge` takes. */
export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** How many. Zero shows nothing. */
  readonly count: number;
  /** Above it the badge reads 99+; screen readers are told the count. @default 99 */
  readonly max?: number;
  /** What is counted, for screen readers: `(count) => '3 unread'`. Null where something around it says so. */
  readonly countLabel: ((count: number) => string) | null;
  /** @default 'signal' */
  readonly tone?: BadgeTone;
}

/** A count beside or over what it belongs to. */
export function Badge({ count, max = 99, countLabel, tone = 'signal', ...rest }: BadgeProps) {
  const messages = useTexts(countTexts);
  const { locale } = useLocale();
  if (count <= 0) return null;
  return (
    <Pill {...rest} data-tone={tone}>
      <span aria-hidden>{count > max ? messages.countAbove(max) : new Intl.NumberFormat(locale).format(count)}</span>
      {countLabel !== null && <VisuallyHidden>{countLabel(count)}</VisuallyHidden>}
    </Pill>
  );
}
