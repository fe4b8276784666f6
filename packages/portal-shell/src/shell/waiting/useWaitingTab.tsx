import type { NotificationPanelProps } from '@gantry/notification-center';
import { useReadable } from '@gantry/base/react';
import { toastQueue } from '@gantry/ui-kit';
import { useEffect, useState } from 'react';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { useClosingQuestion } from './useClosingQuestion.ts';
import { WaitingTab } from './WaitingTab.tsx';

/** The tab of the notification panel about what waits. It is there while something does, and until a panel that shows it closes. */
export function useWaitingTab(isOpen: boolean): NotificationPanelProps['extraTab'] {
  const { waiting: messages } = useShellMessages(waitingMessages);
  const hasRows = useReadable(usePortal().outbox.rows).length > 0;
  const [isShown, setShown] = useState(hasRows);
  if (isShown !== (hasRows || (isShown && isOpen))) setShown(hasRows);
  useClosingQuestion(hasRows);
  useOthersNotice(messages.others);
  return isShown ? { id: 'waiting', name: messages.tab, content: <WaitingTab /> } : undefined;
}

/** Shows once that something of another person waits in this browser, and nothing of what it is. */
function useOthersNotice(title: string): void {
  const portal = usePortal();
  const { outbox } = portal;
  const [hasOthers, setOthers] = useState(false);
  const [hasFiles, setHasFiles] = useState(false);
  useEffect(() => void uploadsOf(portal).hasOthers().then(setHasFiles), [portal]);
  useEffect(() => {
    void outbox.open().then((opened) => {
      const read = () => setOthers(opened?.hasOthers.get() ?? false);
      read();
      return opened?.hasOthers.subscribe(read);
    });
  }, [outbox]);
  useEffect(() => {
    if (hasOthers || hasFiles) toastQueue.add({ title, tone: 'information' });
  }, [hasOthers, hasFiles, title]);
}
