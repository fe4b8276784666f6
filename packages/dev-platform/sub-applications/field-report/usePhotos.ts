import type { ModuleContext } from '@gantry/module';
import { useState } from 'react';
import type { KeptDraft, KeptPhoto } from './draft.ts';
import type { Texts } from './texts.ts';

/** A photo, and what became of it. It is a `File`, or what the draft kept of one. */
export interface Photo {
  readonly file: File | KeptPhoto;
  /** The key of its upload, by which the report names it. */
  readonly key: string;
  readonly progress?: number;
  readonly errorMessage?: string;
}

/** Sends each photo when it is chosen. */
export function usePhotos(context: ModuleContext, draft: KeptDraft, texts: Texts) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    draft.first.photos.map((file) => ({ file, key: file.key })),
  );
  const [cancels] = useState(() => new Map<string, () => void>());

  const keep = (next: readonly Photo[]) => {
    setPhotos(next);
    draft.keep({ photos: next.map(({ key, file: { name, size } }) => ({ key, name, size })) });
  };
  const change = (key: string, next: Partial<Photo>) =>
    setPhotos((known) => known.map((photo) => (photo.key === key ? { ...photo, ...next } : photo)));

  const send = (file: File): Photo => {
    const upload = context.upload(file, {
      service: 'base',
      path: '/fieldreports/api/Photos',
      image: { maxEdge: 2048 },
    });
    const { key } = upload;
    cancels.set(key, upload.cancel);
    upload.onProgress(({ sentBytes, totalBytes }) =>
      change(key, { progress: totalBytes === 0 ? 100 : Math.round((100 * sentBytes) / totalBytes) }),
    );
    const end = async () => {
      const result = await upload.result;
      cancels.delete(key);
      change(key, result.ok ? { progress: 100 } : { errorMessage: result.error.serverMessage ?? texts.photoFailed });
    };
    void end();
    return { file, key, progress: 0 };
  };

  return {
    photos,
    add: (files: readonly File[]) => keep([...photos, ...files.map(send)]),
    remove: (file: Photo['file']) => {
      const removed = photos.find((photo) => photo.file === file);
      if (removed) cancels.get(removed.key)?.();
      keep(photos.filter((photo) => photo !== removed));
    },
  };
}
