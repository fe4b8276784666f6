import { Button } from '@gantry/ui-kit';
import { useState } from 'react';

export function Pending({ onExport }: { readonly onExport: () => void }) {
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <Button
        isPending={isPending}
        onPress={() => {
          setIsPending(true);
          onExport();
        }}
      >
        Export
      </Button>
      <Button onPress={() => setIsPending(false)}>Finish</Button>
    </>
  );
}
