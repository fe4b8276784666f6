import type { NotificationPanelProps } from '@gantry/notification-center';
import { useReadable } from '@gantry/base/react';
import { toastQueue } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import type { OutboxRow } from '@gantry/platform-client/outbox/OutboxRow';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { useClosingQuestion } from './useClosingQuestion.ts';
import { useOpenForm } from './useOpenForm.ts';
import { WaitingTab } from './WaitingTab.tsx';

/** The tab of the notification panel about what waits. It is there while something does, and until a panel that shows it closes. */
export function useWaitingTab(isOpen: boolean, onClose: () => void): NotificationPanelProps['extraTab'] {
  const { waiting: messages } = useShellMessages(waitingMessages);
  const { outbox } = usePortal();
  const hasRows = useReadable(outbox.rows).length > 0;
  const hasAny = useReadable(outbox.unread) > 0 || hasRows;
  const [isShown, setShown] = useState(hasAny);
  if (isShown !== (hasAny || (isShown && isOpen))) setShown(hasAny);
  useClosingQuestion(hasRows);
  useOthersNotice(messages.others);
  useRefusalToast(messages);
  return isShown ? { id: 'waiting', name: messages.tab, content: <WaitingTab onClose={onClose} /> } : undefined;
}

/** Says in each tab that a write was refused which nobody looked on at. What marks of the center do, the center says. */
function useRefusalToast({ refusedLater, open: label }: ShellMessages['waiting']): void {
  const { outbox } = usePortal();
  const openForm = useEffectEvent(useOpenForm());
  const tell = useEffectEvent((row: OutboxRow) => {
    const action = row.form && row.origin && { label, onPress: () => void openForm(row) };
    if (!row.marks) toastQueue.add({ title: refusedLater(row.title), tone: 'danger', action });
  });
  useEffect(() => {
    const stopped = outbox.open().then((opened) => opened?.onRefused(tell));
    return () => void stopped.then((stop) => stop?.());
  }, [outbox]);
}

/** Shows once that something of another person waits in this browser, and nothing of what it is. */
function useOthersNotice(title: string): void {
  const portal = usePortal();
  const [hasOthers, setOthers] = useState(false);
  useEffect(() => {
    const note = (hasSome = false) => setOthers((known) => known || hasSome);
    void uploadsOf(portal).hasOthers().then(note);
    void portal.outbox.open().then((opened) => {
      const read = () => note(opened?.hasOthers.get());
      read();
      return opened?.hasOthers.subscribe(read);
    });
  }, [portal]);
  useEffect(() => {
    if (hasOthers) toastQueue.add({ title, tone: 'information' });
  }, [hasOthers, title]);
}
