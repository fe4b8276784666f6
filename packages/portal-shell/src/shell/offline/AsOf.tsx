import { useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useReadable } from '../../frameParts/useReadable.ts';
import { useShellMessages } from '../../languages/index.ts';
import { offlineMessages } from '../../languages/en/offline.ts';
import { usePortal } from '../../portal/index.ts';
import type { KeptPart } from '../../services/offline/keptReads.ts';
import { oldestOf } from '../../services/offline/network.ts';
import { Age } from './AsOf.styles.ts';

/** How old what is shown is, if it is a kept answer. Each list that may show one has it above its rows. */
export function AsOf({ part }: { readonly part: KeptPart }) {
  const { offline } = useShellMessages(offlineMessages);
  const language = useLocale();
  const at = oldestOf(useReadable(usePortal().services.network), part);
  return at === null ? null : <Age>{offline.asOf(formatTime(at, language, 'moment'))}</Age>;
}
