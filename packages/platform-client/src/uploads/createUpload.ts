import { UnansweredError } from '@gantry/base/calls';
import { ServiceError, type ServiceErrorDetails, type ServiceResult } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import { createRetry } from '@gantry/base/retry';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError } from '../auth/Session.ts';
import { serviceAddress } from '../services/serviceCall.ts';
import { meaningOf, valueOf } from './readUploadAnswer.ts';
import { type Send, type Upload, type UploadAnswer, type UploadParts, type UploadState } from './Upload.ts';

const unauthorized = 401;
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
  let hasArrived = false;
  let wasRead = false;
  const { promise: result, resolve: settle } = Promise.withResolvers<ServiceResult<unknown>>();

  const sentBytes = () => state.get().sentBytes;
  const errorOf = (kind: ServiceErrorDetails['kind'], more: Partial<ServiceErrorDetails> = {}) =>
    new ServiceError({ kind, service, method: 'POST', path, ...more });
  const set = (next: UploadState) => {
    if (state.get().phase !== 'ended') state.set(next);
  };
  const end = () => set({ phase: 'ended', sentBytes: sentBytes() });
  const fail = (error: ServiceError) => {
    set({ phase: 'failed', error, isChanged: wasRead && error.kind === 'unreadable', sentBytes: sentBytes() });
    settle({ ok: false, error });
  };

  /** A file that was changed or moved since it was chosen fails as a connection does. */
  const canBeRead = () =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => (wasRead = true),
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
        if (signal.aborted) return;
        const isAll = bytes >= file.size;
        set({ ...(isAll ? { phase: 'sent', isAnswered: false } : { phase: 'sending' }), sentBytes: bytes });
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

  const finish = (value: unknown): void => {
    settle({ ok: true, value });
    isAnswered = true;
    parts.onEnd('sent', file.size, null);
    set({ ...(startsJob ? { phase: 'sent', isAnswered } : { phase: 'ended' }), sentBytes: file.size });
  };

  const take = (answer: UploadAnswer): void => {
    // The service may have all of a file that it refuses. Another attempt starts again, and gets a new answer.
    if (answer.status >= 300 && uploadAddress !== null) setAddress(null);
    finish(valueOf(answer, isBody, errorOf));
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

  /** Tries until there is an answer, or an error that does not pass. What is a body has no key, so it is sent once. */
  const send = async (): Promise<void> => {
    const retry = createRetry(pauses);
    let refusals = 0;
    for (;;) {
      if (stop.signal.aborted) await resumed.promise;
      cancelled.signal.throwIfAborted();
      const before = sentBytes();
      const outcome = await tryOnce();
      if (outcome === 'stopped') continue;
      const isFurther = isResumable && sentBytes() > before;
      if (isFurther) retry.reset();
      const isUnanswered = outcome instanceof UnansweredError;
      // The job has come, so the service has done what was asked.
      if (hasArrived && (isUnanswered || outcome.status >= 300)) return finish(undefined);
      if (isUnanswered) {
        if (!(await canBeRead())) throw errorOf('unreadable');
        if (isBody) throw errorOf(outcome.isSilent ? 'timeout' : 'unreachable');
        refusals = 0;
      } else {
        const meaning = meaningOf(outcome.status);
        const mayPass = meaning === 'passing' || (meaning === 'gone' && uploadAddress !== null);
        if (meaning === 'busy' || (meaning === 'passing' && isFurther)) refusals = 0;
        else refusals += 1;
        const goesOn = meaning === 'busy' ? !isBody : isResumable && mayPass && refusals < mostRefusals;
        if (!goesOn) return take(outcome);
        if (meaning === 'gone') setAddress(null);
      }
      const waitsFor = isUnanswered && !outcome.isSilent ? 'network' : 'service';
      set({ phase: 'waiting', for: waitsFor, sentBytes: uploadAddress === null ? 0 : sentBytes() });
      // A pause and a cancellation end the wait, and the loop sees to them.
      const wanted = AbortSignal.any([cancelled.signal, stop.signal]);
      const until = Date.now() + (isUnanswered ? 0 : (outcome.waitMs ?? 0));
      do await retry.wait(wanted);
      while (Date.now() < until && !wanted.aborted);
    }
  };

  const run = async (): Promise<void> => {
    try {
      if (!isReady) file = await parts.prepare(file);
      isReady = true;
      // What can be read now and not later was changed since.
      void canBeRead();
      const elsewhere = await parts.alone(cancelled.signal, (address) => {
        uploadAddress ??= address;
        return send();
      });
      if (elsewhere === null) return;
      settle(elsewhere === 'sent' ? { ok: true, value: undefined } : { ok: false, error: errorOf('cancelled') });
      end();
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
    isKept: parts.isKept,
    state,
    result,
    cancel: () => {
      if (state.get().phase === 'ended') return;
      cancelled.abort();
      resumed.resolve();
      if (!isAnswered) parts.onEnd('cancelled', file.size, uploadAddress);
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
    end: () => {
      hasArrived = true;
      end();
    },
    retry: () => {
      const now = state.get();
      if (now.phase !== 'failed') return;
      // The service did not say what became of the file. It gets it again, and its key keeps it from being done twice.
      if (now.error.kind === 'malformed' && now.sentBytes === file.size) setAddress(null);
      set({ phase: 'waiting', for: 'turn', sentBytes: sentBytes() });
      void run();
    },
  };
  void run();
  return upload;
}
