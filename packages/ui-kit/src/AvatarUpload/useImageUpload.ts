import { useState } from 'react';
import { announce } from '../announcer/index.ts';
import { imageTexts } from '../messages/english.ts';
import { useLocale, useTexts } from '../theme/KitContext.ts';

const acceptedTypes = ['image/png', 'image/jpeg'];

/**
 * Tells how far an upload is, in percent; null when that cannot be known. 100 says that all was sent: the upload is over
 * when its promise settles, and what is told after that is ignored.
 */
export type ReportProgress = (percent: number | null) => void;

/** What goes on with the picture: nothing, the change with its preview, or what went wrong. */
export type ImageUploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'changing'; readonly percent: number | null; readonly preview: string | null }
  | { readonly kind: 'failed'; readonly error: string };

/** Checks, previews and sends a chosen file; one change at a time. */
export function useImageUpload(
  onUpload: (file: File, reportProgress: ReportProgress) => Promise<void>,
  onDelete: (() => Promise<void>) | undefined,
) {
  const messages = useTexts(imageTexts);
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

/** The message of an error; null for what the browser throws, whose language is not the page's. */
function writtenByApp(error: unknown): string | null {
  const isOfBrowser = error instanceof DOMException || error instanceof TypeError;
  return error instanceof Error && !isOfBrowser && error.message ? error.message : null;
}

// A data address rather than a blob one: strict policies allow `img-src data:` and nothing more.
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // Read as a data address, the result is a string.
      resolve(reader.result as string);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new DOMException('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
