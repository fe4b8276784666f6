import { Button } from '@gantry/ui-kit';
import { useState } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import type { NotificationRowProps } from './RowFrame.tsx';

/** The button by which a person confirms that they have read an item that must be read. It keeps focus until the service has answered. */
export function ReceiptAction({ notification: { id, title } }: NotificationRowProps) {
  const { readState } = useNotificationCenter();
  const { items } = useNotificationMessages();
  const [isPending, setPending] = useState(false);
  if (readState.giveReceipt === null) return null;
  const { giveReceipt } = readState;
  const onPress = async () => {
    setPending(true);
    await giveReceipt(id);
    setPending(false);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={items.giveReceiptOf(title || items.untitled)}
      isPending={isPending}
      onPress={() => void onPress()}
    >
      {items.giveReceipt}
    </Button>
  );
}
