import { useReadable } from '@gantry/base/react';
import { toastQueue } from '@gantry/ui-kit';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import type { Outbox } from '@gantry/platform-client/outbox/Outbox';
import { usePortal } from '../../portal/index.ts';
import { WaitingList } from '../../screens/WaitingList/WaitingList.tsx';

/** The content of the panel's tab about what waits. */
export function WaitingTab() {
  const { outbox } = usePortal();
  const { waiting: messages } = useShellMessages(waitingMessages);
  const rows = useReadable(outbox.rows);
  const change = async (act: (opened: Outbox) => Promise<void>) => {
    try {
      const opened = await outbox.open();
      if (opened) await act(opened);
    } catch (error) {
      console.warn('What waits could not be changed.', error);
      toastQueue.add({ title: messages.notChanged, tone: 'danger' });
    }
  };
  const send = (id: string) =>
    change(async (opened) => {
      await opened.sendNow(id);
      const row = outbox.rows.get().find((held) => held.id === id);
      // A refusal is in the row itself.
      if (row?.refusal === null) toastQueue.add({ title: messages.stillWaits, tone: 'warning' });
    });
  return (
    <WaitingList rows={rows} onSend={(id) => void send(id)} onDrop={(id) => void change((opened) => opened.drop(id))} />
  );
}
