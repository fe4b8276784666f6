import { Button, ToastRegion, toastQueue } from '@gantry/ui-kit';
import { useEffect } from 'react';

export function Neutral() {
  useEffect(() => {
    toastQueue.add({
      title: 'Link copied',
      timeout: null,
    });
  }, []);
  return <ToastRegion />;
}

export function Success() {
  useEffect(() => {
    toastQueue.add({
      title: 'Picture saved',
      tone: 'success',
      timeout: null,
    });
  }, []);
  return <ToastRegion />;
}

export function Warning() {
  useEffect(() => {
    toastQueue.add({
      title: 'The connection is slow, so progress may be late',
      tone: 'warning',
      timeout: null,
    });
  }, []);
  return <ToastRegion />;
}

export function Danger() {
  useEffect(() => {
    toastQueue.add({
      title: 'Error retrying the job',
      tone: 'danger',
      timeout: null,
    });
  }, []);
  return <ToastRegion />;
}

export function Information() {
  useEffect(() => {
    toastQueue.add({
      title: 'Please, type something to search',
      tone: 'information',
      timeout: null,
    });
  }, []);
  return <ToastRegion />;
}

export function WithAction({ onDownload }: { readonly onDownload: () => void }) {
  useEffect(() => {
    toastQueue.add({
      title: 'Schedule export completed',
      tone: 'success',
      action: { label: 'Download', onPress: onDownload },
      timeout: null,
    });
  }, [onDownload]);
  return <ToastRegion />;
}

export function LongText({ onChoose }: { readonly onChoose: () => void }) {
  useEffect(() => {
    toastQueue.add({
      title:
        'Image Upload Failed - The picture “north-mast-crew-foreman-assignment-2024-10-25.png” is larger than what can be stored (12.4 MB of 5 MB).',
      tone: 'danger',
      action: { label: 'Choose another picture', onPress: onChoose },
      timeout: null,
    });
  }, [onChoose]);
  return <ToastRegion />;
}

export function Stacked({ onDownload }: { readonly onDownload: () => void }) {
  useEffect(() => {
    toastQueue.add({ title: 'Link copied', timeout: null });
    toastQueue.add({ title: 'Error cancelling the import', tone: 'danger', timeout: null });
    toastQueue.add({
      title: 'Schedule export completed',
      tone: 'success',
      action: { label: 'Download', onPress: onDownload },
      timeout: null,
    });
  }, [onDownload]);
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
