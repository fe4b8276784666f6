import { useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useState } from 'react';
import { useReadable } from '@gantry/base/react';
import { useShellMessages } from '../../languages/index.ts';
import { offlineMessages } from '../../languages/en/offline.ts';
import { usePortal } from '../../portal/index.ts';
import type { KeptPart } from '@gantry/platform-client/services/offline/keptReads';
import { oldestOf } from '@gantry/platform-client/services/offline/network';
import { Age } from './AsOf.styles.ts';

/**
 * How old what is shown is, if it is a kept answer. Each list that may show one has it above its rows. Its line is there from the
 * start if the network is lost by then, and stays when a new answer has come, so that the rows do not move just then.
 */
export function AsOf({ part }: { readonly part: KeptPart }) {
  const { offline } = useShellMessages(offlineMessages);
  const language = useLocale();
  const network = useReadable(usePortal().services.network);
  const at = oldestOf(network, part);
  const [hasLine, setHasLine] = useState(network.isLost);
  if (at !== null && !hasLine) setHasLine(true);
  return hasLine && <Age>{at !== null && offline.asOf(formatTime(at, language, 'moment'))}</Age>;
}
