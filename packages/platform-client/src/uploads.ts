/** Files on their way to services. */
import type { ModuleUploadFunction, UploadProgress } from '@gantry/module';
import { createModuleUpload } from '@gantry/module/life';
import type { Session } from './auth/Session.ts';
import type { Calls } from './calls.ts';
import { createUploads, type Uploads, type UploadsOptions } from './uploads/createUploads.ts';

const uploadsOfSession = new WeakMap<Session, Uploads>();

/** The uploads of a session. They are made by the first part of the app that needs them, none of which is there before Home. */
export function uploadsOf({
  configuration,
  session,
}: Pick<UploadsOptions, 'configuration'> & { readonly session: Session }): Uploads {
  const held = uploadsOfSession.get(session);
  if (held) return held;
  const uploads = createUploads({ configuration, session });
  uploadsOfSession.set(session, uploads);
  return uploads;
}

/** Starts uploads, of which a module sees how far they are. The row of an upload shows the failure, too, and tries again. */
export const startUploadOf =
  ({ start }: Pick<Uploads, 'start'>): Parameters<typeof createModuleUpload>[0] =>
  (file, request) => {
    const { key, state, totalBytes, cancel, pause, resume, result } = start(file, request);
    const progress = (): UploadProgress => {
      const { phase, sentBytes } = state.get();
      return { phase: phase === 'failed' ? 'ended' : phase, sentBytes, totalBytes: totalBytes() };
    };
    const onProgress = (listener: (now: UploadProgress) => void) => state.subscribe(() => listener(progress()));
    return { key, progress, onProgress, cancel, pause, resume, result };
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
