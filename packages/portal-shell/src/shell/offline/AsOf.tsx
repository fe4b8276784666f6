import { useLocale } from '@gantry/ui-kit';
import { useReadable } from '../../frameParts/useReadable.ts';
import { useShellMessages } from '../../languages/index.ts';
import { offlineMessages } from '../../languages/en/offline.ts';
import { usePortal } from '../../portal/index.ts';
import type { KeptPart } from '../../services/offline/keptReads.ts';
import { oldestOf } from '../../services/offline/network.ts';
import { Age } from './AsOf.styles.ts';

/** A moment: the time alone if it is of today. */
export function momentText(locale: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, style).format(at);
}

/** How old what is shown is, if it is a kept answer. Each list that may show one has it above its rows. */
export function AsOf({ part }: { readonly part: KeptPart }) {
  const { offline } = useShellMessages(offlineMessages);
  const { locale } = useLocale();
  const at = oldestOf(useReadable(usePortal().services.network), part);
  return at === null ? null : <Age>{offline.asOf(momentText(locale, at))}</Age>;
}
