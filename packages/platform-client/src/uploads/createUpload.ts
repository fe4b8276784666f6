import { UnansweredError } from '@gantry/base/calls';
import { ServiceError, type ServiceErrorDetails, type ServiceResult } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import { createRetry } from '@gantry/base/retry';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError } from '../auth/Session.ts';
import { refusalOf, serviceAddress } from '../services/serviceCall.ts';
import { type Send, type Upload, type UploadAnswer, type UploadParts, type UploadState } from './Upload.ts';

const unauthorized = 401;
const tooLargeStatus = 413;
/** A tus service answers these while it still holds the connection that was cut, or for a time. */
const isPassing = (status: number) => status === 409 || status === 423 || status === 429 || status >= 500;
/** So many passing refusals in a row, without a byte between them, are an error. */
const mostRefusals = 6;
const pauses = { shortest: 1000, longest: 30_000 };

/** Creates an upload and begins it. */
export function createUpload(parts: UploadParts): Upload {
  const { key, request, startedAt, base, isResumable, session, semaphore } = parts;
  const { service, path, fields = {}, startsJob = false, isBody = false } = request;
  const programId = request.program?.id ?? null;
  const state = createWritable<UploadState>({
    phase: 'waiting',
    for: parts.isRestored ? 'otherTab' : 'turn',
    sentBytes: 0,
  });
  const cancelled = new AbortController();
  let stop = new AbortController();
  let resumed = Promise.withResolvers<void>();
  let { file } = parts;
  let isReady = false;
  let uploadAddress: string | null = null;
  let isAnswered = false;
  const { promise: result, resolve: settle } = Promise.withResolvers<ServiceResult<unknown>>();

  const sentBytes = () => state.get().sentBytes;
  const errorOf = (kind: ServiceErrorDetails['kind'], more: Partial<ServiceErrorDetails> = {}) =>
    new ServiceError({ kind, service, method: 'POST', path, ...more });
  const set = (next: UploadState) => {
    if (state.get().phase !== 'ended') state.set(next);
  };
  const end = () => set({ phase: 'ended', sentBytes: sentBytes() });
  const fail = (error: ServiceError) => {
    set({ phase: 'failed', error, sentBytes: sentBytes() });
    settle({ ok: false, error });
  };

  /** A file that was changed or moved since it was chosen fails as a connection does. */
  const canBeRead = () =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      );

  const setAddress = (address: string | null) => {
    uploadAddress = address;
    parts.onUploadAddress(address);
  };

  const tokenFrom = async (get: () => Promise<string>): Promise<string> => {
    try {
      return await get();
    } catch (error) {
      if (error instanceof RenewalUnreachableError) throw new UnansweredError(false);
      throw errorOf('signedOut');
    }
  };

  const sendOnce = (send: Send, getToken: () => Promise<string>): Promise<UploadAnswer> => {
    const signal = AbortSignal.any([cancelled.signal, stop.signal]);
    set({ phase: 'sending', sentBytes: isResumable ? sentBytes() : 0 });
    return send({
      address: serviceAddress(base, path),
      base,
      file,
      isBody,
      key,
      fields,
      programId,
      getToken,
      signal,
      onProgress: (bytes) => {
        if (!signal.aborted) set({ phase: bytes >= file.size ? 'sent' : 'sending', sentBytes: bytes });
      },
      uploadAddress,
      onUploadAddress: setAddress,
    });
  };

  /** One attempt. A token that was refused is renewed once, and again only after more of the file was taken. */
  const attempt = async (): Promise<UploadAnswer> => {
    const send = await parts.loadSend().catch(() => {
      throw new UnansweredError(false);
    });
    let used = '';
    let isRenewed = false;
    for (;;) {
      const before = sentBytes();
      const answer = await sendOnce(send, async () => (used = await tokenFrom(session.getAccessToken)));
      if (answer.status !== unauthorized) return answer;
      if (isRenewed && !(isResumable && sentBytes() > before)) break;
      isRenewed = true;
      await tokenFrom(() => session.replaceAccessToken(used));
    }
    session.endAt(sessionExpiredPath);
    throw errorOf('signedOut', { status: unauthorized });
  };

  const take = ({ status, text }: UploadAnswer): void => {
    if (status < 200 || status >= 300) {
      const kind = status === tooLargeStatus ? 'tooLarge' : 'refused';
      // The service may have all of a file that it refuses. Another attempt starts again, and gets a new answer.
      if (uploadAddress !== null) setAddress(null);
      throw errorOf(kind, { status, ...refusalOf(text) });
    }
    try {
      const read = isBody ? String : JSON.parse;
      settle({ ok: true, value: text === '' ? undefined : (read(text) as unknown) });
    } catch (cause) {
      throw errorOf('malformed', { status, cause });
    }
    isAnswered = true;
    parts.onSent();
    set({ phase: startsJob ? 'sent' : 'ended', sentBytes: file.size });
  };

  const tryOnce = async (): Promise<UploadAnswer | UnansweredError | 'stopped'> => {
    const { signal } = stop;
    try {
      return await semaphore.run(AbortSignal.any([cancelled.signal, signal]), attempt);
    } catch (error) {
      if (error instanceof UnansweredError) return error;
      if (signal.aborted && !cancelled.signal.aborted) return 'stopped';
      throw error;
    }
  };

  /** Tries until there is an answer, or an error that does not pass. */
  const send = async (): Promise<void> => {
    const retry = createRetry(pauses);
    let refusals = 0;
    for (;;) {
      if (stop.signal.aborted) await resumed.promise;
      cancelled.signal.throwIfAborted();
      const before = sentBytes();
      const outcome = await tryOnce();
      if (outcome === 'stopped') continue;
      const isFurther = sentBytes() > before;
      if (isFurther) retry.reset();
      if (outcome instanceof UnansweredError) {
        if (!(await canBeRead())) throw errorOf('unreadable');
        if (!isResumable) throw errorOf(outcome.isSilent ? 'timeout' : 'unreachable');
        refusals = 0;
      } else {
        refusals = isFurther ? 1 : refusals + 1;
        if (!isResumable || !isPassing(outcome.status) || refusals === mostRefusals) return take(outcome);
      }
      set({ phase: 'waiting', for: 'network', sentBytes: sentBytes() });
      // A pause and a cancellation end the wait, and the loop sees to them.
      await retry.wait(AbortSignal.any([cancelled.signal, stop.signal]));
    }
  };

  const run = async (): Promise<void> => {
    try {
      if (!isReady) file = await parts.prepare(file);
      isReady = true;
      let isSentHere = false;
      await parts.alone(cancelled.signal, (address) => {
        isSentHere = true;
        uploadAddress ??= address;
        return send();
      });
      if (!isSentHere) end();
    } catch (error) {
      if (cancelled.signal.aborted) return;
      // Anything else than an error of the service is a fault of the code, and is logged as one.
      if (!(error instanceof ServiceError)) console.error('An upload failed.', error);
      fail(error instanceof ServiceError ? error : errorOf('malformed', { cause: error }));
    }
  };

  const upload: Upload = {
    key,
    title: request.title ?? file.name,
    fileName: file.name,
    startedAt,
    totalBytes: () => file.size,
    program: request.program,
    isResumable,
    state,
    result,
    cancel: () => {
      if (state.get().phase === 'ended') return;
      cancelled.abort();
      resumed.resolve();
      if (!isAnswered) parts.onCancel(uploadAddress);
      settle({ ok: false, error: errorOf('cancelled') });
      end();
    },
    pause: () => {
      const { phase } = state.get();
      if (phase !== 'sending' && phase !== 'waiting') return;
      stop.abort();
      set({ phase: 'paused', sentBytes: sentBytes() });
    },
    resume: () => {
      if (state.get().phase !== 'paused') return;
      set({ phase: 'waiting', for: 'turn', sentBytes: sentBytes() });
      stop = new AbortController();
      resumed.resolve();
      resumed = Promise.withResolvers<void>();
    },
    end,
    retry: () => {
      if (state.get().phase !== 'failed') return;
      set({ phase: 'waiting', for: 'turn', sentBytes: sentBytes() });
      void run();
    },
  };
  void run();
  return upload;
}
