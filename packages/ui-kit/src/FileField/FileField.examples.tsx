import { FileField } from '@gantry/ui-kit';
import { useState } from 'react';

interface SitePhotosProps {
  /** Sends a photo and reports how far it is. The message of an error is shown. */
  readonly send: (file: File, onProgress: (percent: number) => void) => Promise<void>;
}

export function SitePhotos({ send }: SitePhotosProps) {
  const [files, setFiles] = useState<readonly { file: File; progress?: number; errorMessage?: string }[]>([]);
  const change = (file: File, next: { progress?: number; errorMessage?: string }) =>
    setFiles((known) => known.map((one) => (one.file === file ? { file, ...next } : one)));
  const add = (chosen: readonly File[]) => {
    setFiles((known) => [...known, ...chosen.map((file) => ({ file, progress: 0 }))]);
    for (const file of chosen) {
      send(file, (progress) => change(file, { progress })).then(
        () => change(file, { progress: 100 }),
        (error: unknown) => change(file, { errorMessage: error instanceof Error ? error.message : String(error) }),
      );
    }
  };
  return (
    <FileField
      label="Photos of the site"
      accept={['image/*']}
      camera="environment"
      isMultiple
      maxBytes={20_000_000}
      files={files}
      onAdd={add}
      onRemove={(file) => setFiles((known) => known.filter((one) => one.file !== file))}
    />
  );
}
