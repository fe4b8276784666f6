import { Banner, Button } from '@gantry/ui-kit';
import { useState } from 'react';

export function Dismissible({ onReload }: { readonly onReload: () => void }) {
  const [isShown, setIsShown] = useState(true);
  return (
    isShown && (
      <Banner
        tone="information"
        action={
          <Button variant="quiet" size="small" onPress={onReload}>
            Reload
          </Button>
        }
        onDismiss={() => setIsShown(false)}
      >
        A new version of the portal is ready.
      </Banner>
    )
  );
}
