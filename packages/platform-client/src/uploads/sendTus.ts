import { UnansweredError } from '@gantry/base/calls';
import {
  DefaultHttpStack,
  Upload as TusUpload,
  type HttpRequest,
  type HttpResponse,
  type UploadOptions,
} from 'tus-js-client';
import { isBelowService } from '../services/serviceCall.ts';
import { answerOf } from './readUploadAnswer.ts';
import type { Attempt, UploadAnswer } from './Upload.ts';
import { watchSilence } from './watchSilence.ts';

/** What a proxy that holds back whole requests loses with a cut. */
const chunkSize = 1024 * 1024;

/** The options of each call: where it may go, and what it carries. */
function callOptions({ base, programId, getToken }: Pick<Attempt, 'base' | 'programId' | 'getToken'>) {
  let refusal: unknown;
  return {
    /** Why no call was made, if that is not the library's reason. */
    refusal: () => refusal,
    options: {
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request: HttpRequest) => {
        try {
          const address = request.getURL();
          // A service names the address of an upload, and the browser keeps it.
          if (!isBelowService(base, new URL(address)))
            throw new TypeError(`The upload's address ${address} is not below ${base}, so no token is sent there.`);
          request.setHeader('Authorization', `Bearer ${await getToken()}`);
          if (programId !== null) request.setHeader('Program', programId);
        } catch (error) {
          refusal = error;
          throw error;
        }
      },
    } satisfies UploadOptions,
  };
}

const read = (response: HttpResponse): UploadAnswer =>
  answerOf(response.getStatus(), response.getBody(), (name) => response.getHeader(name) ?? null);

/** Sends a file, or the rest of it, by tus. */
export function sendTus(attempt: Attempt): Promise<UploadAnswer> {
  const { address, base, file, key, fields, signal, uploadAddress } = attempt;
  const silence = watchSilence(signal);
  const { refusal, options } = callOptions(attempt);
  const known = uploadAddress !== null && isBelowService(base, new URL(uploadAddress)) ? uploadAddress : null;
  return new Promise<UploadAnswer>((resolve, reject) => {
    let lastMethod = '';
    const unanswered = () => reject(refusal() ?? new UnansweredError(false));
    /** That the service has every byte says nothing of what it did with them, so it is asked once more for its answer. */
    const askAgain = async (at: string) => {
      const request = new DefaultHttpStack({}).createRequest('PATCH', at);
      silence.signal.addEventListener('abort', () => void request.abort());
      request.setHeader('Tus-Resumable', '1.0.0');
      request.setHeader('Upload-Offset', String(file.size));
      request.setHeader('Content-Type', 'application/offset+octet-stream');
      await options.onBeforeRequest(request);
      resolve({ ...read(await request.send(null)), isRepeated: true });
    };
    const upload = new TusUpload(file, {
      ...options,
      // With it, the library begins again whatever HEAD is answered.
      endpoint: known === null ? address.href : null,
      uploadUrl: known,
      chunkSize,
      // All of it is one header.
      metadata: { ...fields, key, filename: file.name, filetype: file.type },
      onProgress: (sentBytes) => {
        silence.heard(sentBytes % chunkSize === 0 || sentBytes === file.size ? chunkSize : 0);
        attempt.onProgress(sentBytes);
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) attempt.onUploadAddress(upload.url);
      },
      onAfterResponse: (request) => {
        lastMethod = request.getMethod();
      },
      onSuccess: ({ lastResponse }) => {
        if (lastMethod === 'PATCH' || upload.url === null) resolve(read(lastResponse));
        else askAgain(upload.url).catch(unanswered);
      },
      onError: (error) => {
        // The library's error holds the call with its token, so nothing of it is passed on.
        const answer = 'originalResponse' in error ? error.originalResponse : null;
        if (answer && refusal() === undefined) resolve(read(answer));
        else unanswered();
      },
    });
    silence.signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.aborted ? signal.reason : new UnansweredError(true));
    });
    upload.start();
  }).finally(silence.rest);
}

/** Notifies the service that the rest of an upload will not come. */
export async function discardTus(
  address: string,
  parts: Pick<Attempt, 'base' | 'programId' | 'getToken'>,
): Promise<void> {
  await TusUpload.terminate(address, callOptions(parts).options);
}
