import { useReadable } from '@gantry/base/react';
import { toastQueue } from '@gantry/ui-kit';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { useShellMessages } from '../../languages/index.ts';
import type { Outbox } from '@gantry/platform-client/outbox/Outbox';
import { usePortal } from '../../portal/index.ts';
import { WaitingList } from '../../screens/WaitingList/WaitingList.tsx';
import { useOpenForm } from './useOpenForm.ts';

/** The content of the panel's tab about what waits. It closes the panel, to show what is opened. */
export function WaitingTab({ onClose }: { readonly onClose: () => void }) {
  const { outbox } = usePortal();
  const { waiting: messages } = useShellMessages(waitingMessages);
  const rows = useReadable(outbox.rows);
  const unread = useReadable(outbox.unread);
  const openForm = useOpenForm();
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
      // A refusal and a hold are in the row itself.
      if (row?.refusal === null && row.hold === null) toastQueue.add({ title: messages.stillWaits, tone: 'warning' });
    });
  const open = (id: string, reason: string) =>
    change(async (opened) => {
      const find = () => outbox.rows.get().find((held) => held.id === id);
      // A form is not corrected while its first version may be sent.
      if (find()?.hold?.kind === 'file') await opened.refuse(id, reason);
      const row = (await opened.read()).find((held) => held.id === id);
      if (row === undefined) return;
      onClose();
      await openForm(row);
    });
  return (
    <WaitingList
      rows={rows}
      unread={unread}
      onSend={(id) => void send(id)}
      onOpen={(id, reason) => void open(id, reason)}
      onDrop={(id) => void change((opened) => opened.drop(id))}
    />
  );
}
