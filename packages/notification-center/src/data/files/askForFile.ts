import type { Environment } from '@gantry/base/environment';
import { limitSilence } from '@gantry/base/calls';
import { ExplainedError } from '../center/createNotices.ts';
import { dispositionOf, fileName } from './fileName.ts';

/** The types of pages and messages, each with the ending of a file that is meant to be one. */
const messageTypes: Readonly<Record<string, RegExp>> = {
  'text/html': /\.html?$/i,
  'text/xml': /\.xml$/i,
  'application/xml': /\.xml$/i,
  'application/json': /\.json$/i,
  'application/problem+json': /\.json$/i,
};

/** Asks a storage for the file of a checked address. */
interface FileRequest {
  readonly url: string;
  /** Names a file that has no name. */
  readonly title: string;
  /** The path of the file in the storage; null if it is not known. Its extension is that of the expected file. */
  readonly blobName: string | null;
  readonly signal: AbortSignal;
  readonly setTimer: Environment['setTimer'];
}

/**
 * Asks for a file. Resolves with the file that the storage is ready to send, or with null if the storage does not let this page read it (CORS); the browser can still open it.
 * @throws ExplainedError if the storage does not answer, refuses, or sends what is no file
 */
export async function askForFile({ url, title, blobName, signal, setTimer }: FileRequest) {
  const silence = limitSilence(signal, setTimer);
  const { signal: within, end: leave } = silence;
  /** Waits for the storage, and names what ended the wait. */
  const hear = async <Answer>(ask: () => Promise<Answer>, message: string): Promise<Answer> => {
    try {
      return await silence.hear(ask);
    } catch (error) {
      signal.throwIfAborted();
      const reason = silence.isOver() ? 'The storage sent nothing for 30 seconds, so the file was not saved.' : message;
      throw new ExplainedError(reason, { cause: error });
    }
  };

  const response = await hear(async () => {
    try {
      return await fetch(url, { signal: within, referrerPolicy: 'no-referrer' });
    } catch (error) {
      within.throwIfAborted();
      // A refusal by CORS and a storage that is away look the same. Only the latter does not answer this.
      await fetch(url, { method: 'HEAD', mode: 'no-cors', signal: within }).catch(() => {
        throw error;
      });
      return null;
    }
  }, 'The storage can’t be reached, so the file was not saved.');
  if (response === null) return null;

  const { body, headers, ok, status } = response;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const disposition = dispositionOf(headers, url);
  const isAttachment = disposition !== null && /^\s*attachment/i.test(disposition);
  const isMeant = (name: string) => messageTypes[type]?.test(name) !== false;
  const isMessage = !isAttachment && !isMeant(new URL(url).pathname) && !isMeant(blobName ?? '');
  if (!ok || isMessage || body === null) {
    leave();
    throw new ExplainedError(
      ok
        ? `The storage sent ${type || 'nothing'} instead of the file, so nothing was saved.`
        : `The storage answered ${String(status)}, so the file was not saved.`,
    );
  }

  return {
    name: fileName(disposition, url, type, title),
    type,
    /** Whether the storage wants it to be saved: a tab would stay empty. */
    isAttachment,
    /** Ends the answer without reading it. */
    leave,
    /** Receives the file. `onProgress` receives the whole percentage so far; null at first, and if the length is not known. */
    async read(onProgress: (percentage: number | null) => void): Promise<Blob> {
      const total = Number(headers.get('content-length'));
      let bytes = 0;
      let told: number | null = null;
      onProgress(told);
      const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, controller) {
          silence.heard();
          bytes += piece.byteLength;
          // The length of a compressed answer is shorter than its content.
          const percentage = total >= bytes ? Math.floor((bytes / total) * 100) : null;
          if (percentage !== told) onProgress(percentage);
          told = percentage;
          controller.enqueue(piece);
        },
      });
      // The browser keeps the file outside of the heap of the page.
      const received = new Response(body.pipeThrough(counting), { headers: { 'content-type': type } });
      const file = await hear(() => received.blob(), 'The transfer broke off.');
      if (bytes === 0) throw new ExplainedError('The file is empty, so nothing was saved.');
      return file;
    },
  };
}
