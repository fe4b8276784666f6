import { Banner, Button } from '@gantry/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import type { Deployment } from '../../deployment/deployment.ts';
import { useShellMessages } from '../../languages/index.ts';

/** Offers a new build of the portal. After it is dismissed, only a later build is offered. */
export function NewVersionBanner({ deployment }: { readonly deployment: Deployment }) {
  const { deployment: messages } = useShellMessages();
  const { newBuild } = useSyncExternalStore(deployment.subscribe, deployment.get);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (newBuild === null || newBuild === dismissed) return null;
  return (
    <Banner
      tone="information"
      action={
        <Button variant="quiet" size="small" onPress={() => void deployment.reload()}>
          {messages.reload}
        </Button>
      }
      onDismiss={() => setDismissed(newBuild)}
    >
      {messages.newVersion}
    </Banner>
  );
}
