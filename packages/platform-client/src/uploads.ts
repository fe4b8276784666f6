/** Files on their way to services. */
import { heldIn } from '@gantry/base/values';
import { ServiceError, type ModuleUploadFunction, type UploadHandle, type UploadProgress } from '@gantry/module';
import { createModuleUpload, type FindUpload, type StartUpload } from '@gantry/module/life';
import type { Calls } from './calls.ts';
import { createUploads, type Uploads, type UploadsOptions } from './uploads/createUploads.ts';
import type { EndedUpload } from './uploads/keptUploads.ts';
import type { Upload } from './uploads/Upload.ts';

const uploadsOfSession = new WeakMap<UploadsOptions['session'], Uploads>();

/** The uploads of a session. They are made by the first part of the app that needs them, none of which is there before Home. */
export const uploadsOf = ({ configuration, session }: Pick<UploadsOptions, 'configuration' | 'session'>): Uploads =>
  heldIn(uploadsOfSession, session, () => createUploads({ configuration, session }));

function handleOf({ key, state, totalBytes, cancel, pause, resume, result }: Upload): UploadHandle<unknown> {
  const progress = (): UploadProgress => {
    const { phase, sentBytes } = state.get();
    return { phase: phase === 'failed' ? 'ended' : phase, sentBytes, totalBytes: totalBytes() };
  };
  const onProgress = (listener: (now: UploadProgress) => void) => state.subscribe(() => listener(progress()));
  return { key, progress, onProgress, cancel, pause, resume, result };
}

/** The handle of an upload that ended before. Nothing of it changes any more. */
function endedHandle({ key, size, end, request: { service, path } }: EndedUpload): UploadHandle<unknown> {
  const nothing = () => undefined;
  const error = new ServiceError({ kind: 'cancelled', service, method: 'POST', path });
  return {
    key,
    progress: () => ({ phase: 'ended', sentBytes: end === 'sent' ? size : 0, totalBytes: size }),
    onProgress: () => nothing,
    cancel: nothing,
    pause: nothing,
    resume: nothing,
    result: Promise.resolve(end === 'sent' ? { ok: true, value: undefined } : { ok: false, error }),
  };
}

/** Starts uploads, of which a module sees how far they are. The row of an upload shows the failure, too, and tries again. */
export const startUploadOf =
  ({ start }: Pick<Uploads, 'start'>): StartUpload =>
  (file, request) =>
    handleOf(start(file, request));

/** Finds uploads by their keys, for a draft that names them. */
export const findUploadOf =
  ({ find }: Pick<Uploads, 'find'>): FindUpload =>
  async (key) => {
    const found = await find(key);
    return found && ('state' in found ? handleOf(found) : endedHandle(found));
  };

/**
 * Creates the function by which an app sends files, as a module does: `upload(file, { service, path })`. It returns a handle with the progress in
 * bytes, and a result that is a value or a `ServiceError`. To a service of `uploads.tus`, a file goes on after a cut (tus 1.0.0),
 * and after a reload once this function is created again.
 */
export function createUpload(calls: Pick<Calls, 'configuration' | 'session' | 'program'>): ModuleUploadFunction {
  const uploads = uploadsOf(calls);
  void uploads.restore();
  return createModuleUpload(startUploadOf(uploads), calls.program.get);
}
