import { AvatarUpload } from '@gantry/ui-kit';
import { useState } from 'react';

interface OwnPictureProps {
  /** The address of the picture when the page opens. */
  readonly savedPicture: string | null;
  /** Stores a picture and returns its address. The message of an error is shown. The signal fires if the person cancels. */
  readonly send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export function OwnPicture({ savedPicture, send, remove }: OwnPictureProps) {
  const [picture, setPicture] = useState(savedPicture);
  return (
    <AvatarUpload
      name="Avery Stone"
      src={picture}
      onUpload={async (file, reportProgress, signal) => {
        setPicture(await send(file, reportProgress, signal));
      }}
      onDelete={async () => {
        await remove();
        setPicture(null);
      }}
    />
  );
}
