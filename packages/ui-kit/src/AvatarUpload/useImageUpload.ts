import { useState } from 'react';
import { imageTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';

const acceptedTypes = ['image/png', 'image/jpeg'];

/** Tells how far an upload is, in percent; null when that cannot be known. */
export type ReportProgress = (percent: number | null) => void;

/** What goes on with the picture: nothing, the change with its preview, or what went wrong. */
export type ImageUploadState =
  | { kind: 'idle' }
  | { kind: 'changing'; percent: number | null; preview: string | null }
  | { kind: 'failed'; error: string };

/** Checks, previews and sends a chosen file; one change at a time. */
export function useImageUpload(
  onUpload: (file: File, reportProgress: ReportProgress) => Promise<void>,
  onDelete: (() => Promise<void>) | undefined,
) {
  const messages = useTexts(imageTexts);
  const [state, setState] = useState<ImageUploadState>({ kind: 'idle' });

  const change = async (work: () => Promise<void>) => {
    try {
      await work();
      setState({ kind: 'idle' });
    } catch (error) {
      setState({ kind: 'failed', error: writtenByApp(error) ?? messages.imageFailed });
    }
  };

  const upload = async (file: File) => {
    if (!acceptedTypes.includes(file.type)) {
      setState({ kind: 'failed', error: messages.imageRefused(file.name) });
      return;
    }
    await change(async () => {
      const preview = await readAsDataUrl(file);
      setState({ kind: 'changing', percent: null, preview });
      await onUpload(file, (percent) => setState({ kind: 'changing', percent, preview }));
    });
  };

  const remove = async () => {
    if (!onDelete) return;
    setState({ kind: 'changing', percent: null, preview: null });
    await change(onDelete);
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
