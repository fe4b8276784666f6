import { useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { fileMessages, imageMessages } from '../languages/en/files.ts';
import type { KitMessages } from '../languages/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';

const acceptedTypes = ['image/png', 'image/jpeg'];

/**
 * Reports the progress of an upload in percent; null if it is unknown. 100 means that everything is sent. The upload
 * ends when its promise settles, and later reports are ignored.
 */
export type ReportProgress = (percent: number | null) => void;

/** The texts of what may go wrong, in the language that is shown. */
interface FaultTexts extends Pick<KitMessages, keyof typeof imageMessages | keyof typeof fileMessages> {
  readonly errorMessageOf: ((error: unknown) => string | undefined) | undefined;
}

/** The state of the picture: idle, a change with its preview and how to give it up, or what went wrong, in whatever language is shown then. */
type ImageUploadState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'changing';
      readonly percent: number | null;
      readonly upload: { readonly preview: string; readonly cancel: () => void } | null;
    }
  | { readonly kind: 'failed'; readonly tell: (texts: FaultTexts) => string };

/** Checks, previews and uploads a chosen file. It allows one change at a time. */
export function useImageUpload(
  onUpload: (file: File, reportProgress: ReportProgress, signal: AbortSignal) => Promise<void>,
  onDelete: (() => Promise<void>) | undefined,
  maxBytes: number | undefined,
  errorMessageOf: FaultTexts['errorMessageOf'],
) {
  const messages = useMessages(imageMessages);
  const fileTexts = useMessages(fileMessages);
  const { locale } = useLocale();
  const [state, setState] = useState<ImageUploadState>({ kind: 'idle' });

  /** @param work resolves with what is announced then */
  const change = async (work: () => Promise<string>) => {
    try {
      const done = await work();
      setState({ kind: 'idle' });
      announce(done, { locale });
    } catch (error) {
      setState({
        kind: 'failed',
        tell: (texts) => texts.errorMessageOf?.(error) ?? writtenByApp(error) ?? texts.imageFailed,
      });
    }
  };

  const send = async (file: File) => {
    if (!acceptedTypes.includes(file.type)) {
      setState({ kind: 'failed', tell: ({ imageRefused }) => imageRefused(file.name) });
      return;
    }
    if (maxBytes !== undefined && file.size > maxBytes) {
      setState({ kind: 'failed', tell: ({ fileTooLarge }) => fileTooLarge(file.name, maxBytes) });
      return;
    }
    const giving = new AbortController();
    const { signal } = giving;
    const cancelled = new Promise<'cancelled'>((resolve) => {
      signal.addEventListener('abort', () => resolve('cancelled'));
    });
    await change(async () => {
      const running = { preview: await readAsDataUrl(file), cancel: () => giving.abort() };
      setState({ kind: 'changing', percent: null, upload: running });
      const reportProgress: ReportProgress = (percent) => {
        setState((now) => (now.kind === 'changing' && now.upload === running ? { ...now, percent } : now));
      };
      const outcome = await Promise.race([onUpload(file, reportProgress, signal), cancelled]);
      return outcome === 'cancelled' ? fileTexts.uploadCancelled : messages.imageUploaded;
    });
  };

  const remove = async () => {
    if (!onDelete) return;
    setState({ kind: 'changing', percent: null, upload: null });
    await change(async () => {
      await onDelete();
      return messages.imageDeleted;
    });
  };

  const error = state.kind === 'failed' ? state.tell({ ...messages, ...fileTexts, errorMessageOf }) : null;
  return { state, error, send, remove, accept: acceptedTypes };
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
