import { Banner } from '@gantry/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useShellMessages } from '../../messages/index.ts';
import { storageTrouble } from '../../storage/browserStorage.ts';

/** Says once that the browser stores nothing for the portal, which then works from memory. */
export function StorageBanner() {
  const { storage: messages } = useShellMessages();
  const trouble = useSyncExternalStore(storageTrouble.subscribe, storageTrouble.get);
  const [isDismissed, setIsDismissed] = useState(false);
  if (trouble === null || isDismissed) return null;
  return (
    <Banner tone="warning" onDismiss={() => setIsDismissed(true)}>
      {messages[trouble]}
    </Banner>
  );
}
