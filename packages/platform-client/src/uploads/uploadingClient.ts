import type { HttpClient } from '../services/HttpClient.ts';
import type { Uploads } from './createUploads.ts';
import type { UploadRequest } from './Upload.ts';

/**
 * A client whose calls go as uploads do: they report how much of their JSON is sent, from 0 to 100, and end after a silence and not after a time. The
 * answer is a text.
 */
export const uploadingClient = (
  { start }: Pick<Uploads, 'start'>,
  program: UploadRequest['program'],
  onProgress: (percent: number) => void,
): HttpClient => ({
  request: async ({ service, path, body, signal }) => {
    signal?.throwIfAborted();
    const file = new File([JSON.stringify(body)], '', { type: 'application/json' });
    const { state, totalBytes, cancel, result } = start(file, { service, path, program, isBody: true });
    const stop = state.subscribe(() => onProgress((100 * state.get().sentBytes) / totalBytes()));
    signal?.addEventListener('abort', cancel);
    const answer = await result;
    stop();
    signal?.throwIfAborted();
    if (!answer.ok) throw answer.error;
    return answer.value;
  },
});
