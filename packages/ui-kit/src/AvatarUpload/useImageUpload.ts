import { useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { fileMessages } from '../languages/en/files.ts';
import { imageMessages } from '../languages/en/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';

const acceptedTypes = ['image/png', 'image/jpeg'];

/**
 * Reports the progress of an upload in percent; null if it is unknown. 100 means that everything is sent. The upload
 * ends when its promise settles, and later reports are ignored.
 */
export type ReportProgress = (percent: number | null) => void;

/** The state of the picture: idle, a change with its preview, or an error. */
export type ImageUploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'changing'; readonly percent: number | null; readonly preview: string | null }
  | { readonly kind: 'failed'; readonly error: string };

/** Checks, previews and uploads a chosen file. It allows one change at a time. */
export function useImageUpload(
  onUpload: (file: File, reportProgress: ReportProgress) => Promise<void>,
  onDelete: (() => Promise<void>) | undefined,
  maxBytes: number | undefined,
) {
  const messages = useMessages(imageMessages);
  const { fileTooLarge } = useMessages(fileMessages);
  const { locale } = useLocale();
  const [state, setState] = useState<ImageUploadState>({ kind: 'idle' });

  const change = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      setState({ kind: 'idle' });
      announce(done, { locale });
    } catch (error) {
      setState({ kind: 'failed', error: writtenByApp(error) ?? messages.imageFailed });
    }
  };

  const upload = async (file: File) => {
    if (!acceptedTypes.includes(file.type)) {
      setState({ kind: 'failed', error: messages.imageRefused(file.name) });
      return;
    }
    if (maxBytes !== undefined && file.size > maxBytes) {
      setState({ kind: 'failed', error: fileTooLarge(file.name, maxBytes) });
      return;
    }
    let isOver = false;
    await change(async () => {
      const preview = await readAsDataUrl(file);
      setState({ kind: 'changing', percent: null, preview });
      const reportProgress: ReportProgress = (percent) => {
        if (!isOver) setState({ kind: 'changing', percent, preview });
      };
      await onUpload(file, reportProgress).finally(() => {
        isOver = true;
      });
    }, messages.imageUploaded);
  };

  const remove = async () => {
    if (!onDelete) return;
    setState({ kind: 'changing', percent: null, preview: null });
    await change(onDelete, messages.imageDeleted);
  };

  return { state, upload, remove, accept: acceptedTypes };
}

/** Returns the message of an error; null for errors of the browser, whose language is not that of the page. */
function writtenByApp(error: unknown): string | null {
  const isOfBrowser = error instanceof DOMException || error instanceof TypeError;
  return error instanceof Error && !isOfBrowser && error.message ? error.message : null;
}

// The preview is a data URL and no blob URL, because strict policies allow only `img-src data:`.
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // `readAsDataURL` always yields a string.
      resolve(reader.result as string);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new DOMException('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
