import type { ModuleContext, UploadHandle } from '@gantry/module';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptDraft, KeptPhoto } from './draft.ts';
import type { Texts } from './texts.ts';

/** A photo, and what became of it. It is a `File`, or what the draft kept of one. */
export interface Photo {
  readonly file: File | KeptPhoto;
  /** The key of its upload, by which the report names it. */
  readonly key: string;
  /** The end of its upload, if it was begun in this page. */
  readonly result?: UploadHandle<unknown>['result'];
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
  const change = (key: string, next: Pick<Photo, 'progress' | 'errorMessage'>) =>
    setPhotos((known) => known.map((photo) => (photo.key === key ? { file: photo.file, key, ...next } : photo)));

  /** Shows how far an upload is and how it ends, also if the person tries again in its row. */
  const follow = ({ key, cancel, progress, onProgress }: UploadHandle<unknown>) => {
    cancels.set(key, cancel);
    const end = async () => {
      const result = await (await context.uploads.find(key))?.result;
      if (result?.ok === true) change(key, { progress: 100 });
      else change(key, { errorMessage: result?.error.serverMessage ?? texts.photoFailed });
    };
    const show = ({ phase, sentBytes, totalBytes }: ReturnType<typeof progress>) => {
      if (phase === 'ended') void end();
      else change(key, { progress: totalBytes === 0 ? 100 : Math.round((100 * sentBytes) / totalBytes) });
    };
    show(progress());
    onProgress(show);
  };

  const send = (file: File): Photo => {
    const upload = context.upload(file, {
      service: 'base',
      path: '/fieldreports/api/Photos',
      image: { maxEdge: 2048 },
    });
    follow(upload);
    return { file, key: upload.key, result: upload.result, progress: 0 };
  };

  const followKept = useEffectEvent((key: string, upload: UploadHandle<unknown> | null) => {
    if (upload) follow(upload);
    else change(key, { errorMessage: texts.photoUnknown });
  });
  const [kept] = useState(draft.first.photos);
  useEffect(() => {
    const find = async (key: string) => followKept(key, await context.uploads.find(key));
    for (const { key } of kept) void find(key);
  }, [kept, context.uploads]);

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
