import { Banner } from '@gantry/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import type { storageTrouble } from '../../storage/browserStorage.ts';

interface StorageBannerProps {
  /** The first failure to store a value. */
  readonly source: typeof storageTrouble;
}

/** Says once that the browser stores nothing for the portal, which then works from memory. */
export function StorageBanner({ source }: StorageBannerProps) {
  const { storage: messages } = useShellMessages();
  const trouble = useSyncExternalStore(source.subscribe, source.get);
  const [isDismissed, setIsDismissed] = useState(false);
  if (trouble === null || isDismissed) return null;
  return (
    <Banner tone="warning" onDismiss={() => setIsDismissed(true)}>
      {messages[trouble]}
    </Banner>
  );
}
