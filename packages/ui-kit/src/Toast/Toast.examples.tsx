import { Button, ToastRegion, toastQueue } from '@gantry/ui-kit';
import { useEffect } from 'react';

interface ShownProps {
  readonly toasts: readonly Parameters<typeof toastQueue.add>[0][];
}

export function Shown({ toasts }: ShownProps) {
  useEffect(() => {
    for (const toast of toasts) toastQueue.add({ ...toast, timeout: null });
  }, [toasts]);
  return <ToastRegion />;
}

export function Live() {
  return (
    <>
      <Button onPress={() => toastQueue.add({ title: `Saved at ${new Date().toLocaleTimeString()}`, tone: 'success' })}>
        Save
      </Button>
      <ToastRegion />
    </>
  );
}
