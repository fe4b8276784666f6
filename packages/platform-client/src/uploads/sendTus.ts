import { UnansweredError } from '@gantry/base/calls';
import { Upload as TusUpload, type UploadOptions } from 'tus-js-client';
import { isBelowService } from '../services/serviceCall.ts';
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
      onBeforeRequest: async (request) => {
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

/** Sends a file, or the rest of it, by tus. */
export function sendTus(attempt: Attempt): Promise<UploadAnswer> {
  const { address, base, file, key, fields, signal, uploadAddress } = attempt;
  const silence = watchSilence(signal);
  const { refusal, options } = callOptions(attempt);
  return new Promise<UploadAnswer>((resolve, reject) => {
    const upload = new TusUpload(file, {
      ...options,
      endpoint: address.href,
      uploadUrl: uploadAddress !== null && isBelowService(base, new URL(uploadAddress)) ? uploadAddress : null,
      chunkSize,
      metadata: { ...fields, key, filename: file.name, filetype: file.type },
      onProgress: (sentBytes) => {
        silence.heard(sentBytes % chunkSize === 0 || sentBytes === file.size ? chunkSize : 0);
        attempt.onProgress(sentBytes);
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) attempt.onUploadAddress(upload.url);
      },
      onSuccess: ({ lastResponse }) => resolve({ status: lastResponse.getStatus(), text: lastResponse.getBody() }),
      onError: (error) => {
        // The library's error holds the call with its token, so nothing of it is passed on.
        const answer = 'originalResponse' in error ? error.originalResponse : null;
        if (refusal() !== undefined) reject(refusal());
        else if (answer) resolve({ status: answer.getStatus(), text: answer.getBody() });
        else reject(new UnansweredError(false));
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
