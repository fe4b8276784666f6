import { UnansweredError } from '@gantry/base/calls';
import axios, { AxiosError } from 'axios';
import { answerOf } from './readUploadAnswer.ts';
import type { Attempt, UploadAnswer } from './Upload.ts';
import { watchSilence } from './watchSilence.ts';

// Nothing is read from the page's cookies, and an answer stays the text that it is.
const http = axios.create({
  adapter: 'xhr',
  timeout: 0,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
  withXSRFToken: false,
});

function formOf({ file, fields }: Attempt): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, file.name);
  return form;
}

/** Sends a file, in one request of `axios`, which alone of the portal's clients reports how far it is. */
export async function sendPlain(attempt: Attempt): Promise<UploadAnswer> {
  const { address, file, isBody, key, programId, getToken, signal, onProgress } = attempt;
  const token = await getToken();
  signal.throwIfAborted();
  const silence = watchSilence(signal);
  try {
    const { status, data, headers } = await http.post<unknown>(address.href, isBody ? file : formOf(attempt), {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        // A service of such a call need not allow a header that it does not know.
        ...(isBody ? { 'content-type': file.type } : { 'idempotency-key': key }),
        ...(programId !== null && { program: programId }),
      },
      signal: silence.signal,
      onUploadProgress: ({ loaded, total }) => {
        silence.heard(loaded === total ? loaded : 0);
        // The form is a little longer than the file.
        onProgress(Math.min(loaded, file.size));
      },
      onDownloadProgress: () => silence.heard(),
    });
    return answerOf(
      status,
      typeof data === 'string' ? data : '',
      (name) => (headers[name] as string | undefined) ?? null,
    );
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // A CanceledError of the silence is an AxiosError too.
    if (error instanceof AxiosError) throw new UnansweredError(silence.isOver());
    throw error;
  } finally {
    silence.rest();
  }
}
