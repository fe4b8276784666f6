import type { ModuleUpload } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import type { Session } from '../auth/Session.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { openTabChannel } from '@gantry/base/tabs';
import { uploadLockPrefix, uploadsChannelName } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import { createSemaphore } from './createSemaphore.ts';
import { createLeaveQuestion } from './createLeaveQuestion.ts';
import { createUpload } from './createUpload.ts';
import type { EndedUpload, KeptUpload } from './keptUploads.ts';
import { shrinkImage } from './shrinkImage.ts';
import { fitHeader } from './tusMetadata.ts';
import type { Send, Upload, UploadEnd, UploadRequest } from './Upload.ts';

/** The files that are on their way to services, and those that failed. */
export type Uploads = ReturnType<typeof createUploads>;

export interface UploadsOptions {
  readonly configuration: Pick<PlatformOptions, 'services' | 'uploads'>;
  readonly session: Pick<Session, 'profile' | 'getAccessToken' | 'replaceAccessToken' | 'endAt' | 'getHubAccessToken'>;
  readonly sendPlain?: () => Promise<Send>;
  readonly sendTus?: () => Promise<Send>;
}

/** More at once would share a slow line, and each of them could be silent for too long. */
const mostAtOnce = 2;

const loadPlain = async () => (await import('./sendPlain.ts')).sendPlain;
const loadTus = async () => (await import('./sendTus.ts')).sendTus;

/** Creates the uploads of a signed-in person in this tab. */
export function createUploads({
  configuration: { services, uploads: settings },
  session,
  sendPlain = loadPlain,
  sendTus = loadTus,
}: UploadsOptions) {
  const personId = session.profile.id;
  const list = createWritable<readonly Upload[]>([]);
  const semaphore = createSemaphore(mostAtOnce);
  // Uploads to services that take tus are kept, and most installations have none.
  const loadKept = async () =>
    (await import('./keptUploads.ts')).createKeptUploads(() => session.getHubAccessToken() === null);
  const channel = openTabChannel<null>(uploadsChannelName, { onMessage: () => void restore() });
  const askBeforeLeaving = createLeaveQuestion(() => session.getHubAccessToken() !== null);
  const ends = new Map<string, EndedUpload>();
  // The upload then ends with the page, as one to a plain service does.
  const logged = (what: Promise<unknown>) =>
    what.catch((error: unknown) => console.warn('An upload is not kept over a reload.', error));

  const discard = async (address: string, { service, program }: UploadRequest) => {
    const { discardTus } = await import('./sendTus.ts');
    const getToken = session.getAccessToken;
    await discardTus(address, { base: services[service], programId: program?.id ?? null, getToken });
  };

  const mayResume = ({ service, isBody = false, fields = {} }: UploadRequest) =>
    !isBody && settings.tus.includes(service) && fitHeader(fields);

  /** @param prepare makes what is sent of the file; null for an upload that is kept already */
  const begin = (row: KeptUpload, prepare: ((file: File) => Promise<File>) | null) => {
    const { key, file, request, startedAt } = row;
    const { isBody = false } = request;
    const isResumable = mayResume(request);
    const isKept = createWritable<boolean | null>(prepare === null || (isResumable ? null : false));
    let isOwn = prepare !== null;
    /** Stores the file, which may take long. Meanwhile it is sent. */
    const keep = async (sent: File) => {
      try {
        await (await loadKept()).put({ ...row, file: sent });
        isKept.set(true);
        // It may have ended first.
        const ended = ends.get(key);
        if (ended) await (await loadKept()).put(ended);
        else channel.post(null);
      } catch (error) {
        console.warn('An upload is not kept over a reload.', error);
        isKept.set(false);
      }
    };
    const upload = createUpload({
      key,
      file,
      request,
      startedAt: new Date(startedAt),
      base: services[request.service],
      isResumable,
      isRestored: prepare === null,
      isKept,
      prepare: async (file) => {
        if (prepare === null) return file;
        const sent = await prepare(file);
        if (isResumable) void keep(sent);
        return sent;
      },
      loadSend: isResumable ? sendTus : sendPlain,
      session,
      semaphore,
      onUploadAddress: (address) => void logged(loadKept().then((kept) => kept.setAddress(key, address))),
      alone: async (signal, send) => {
        if (!isResumable) {
          await send(null);
          return null;
        }
        return underLock(uploadLockPrefix + key, { signal }, async () => {
          // One that cannot be asked for begins again. Its key keeps it from being done twice.
          const kept = await loadKept();
          const address = isOwn ? null : await kept.address(key).catch(() => null);
          // Another tab has sent it, or has given it up.
          if (address === undefined) {
            const ended = await kept.ended(key, personId);
            if (ended) ends.set(key, ended);
            return ended?.end ?? 'cancelled';
          }
          isOwn = true;
          await send(address);
          return null;
        });
      },
      onEnd: (end, size, address) => {
        if (isBody) return;
        const { service, path, program } = request;
        const call = { service, path, program };
        const ended = { key, personId, request: call, startedAt, fileName: file.name, size, end };
        ends.set(key, ended);
        void logged(loadKept().then((kept) => kept.put(ended)));
        // The service drops what is not ended after some time by itself.
        if (address !== null) discard(address, request).catch(() => undefined);
      },
    });
    askBeforeLeaving(upload);
    if (isBody) return upload;
    list.set([upload, ...list.get()]);
    const stopWatching = upload.state.subscribe(() => {
      if (upload.state.get().phase !== 'ended') return;
      stopWatching();
      list.set(list.get().filter((other) => other !== upload));
    });
    return upload;
  };

  const keptNow = () =>
    loadKept()
      .then((kept) => kept.of(personId))
      .catch(() => ({ own: [], hasOthers: false }));
  /** Goes on with what this browser keeps of the person. */
  const restore = async () => {
    if (settings.tus.length === 0) return;
    const { own } = await keptNow();
    const held = new Set(list.get().map(({ key }) => key));
    for (const row of own) if (!held.has(row.key)) begin(row, null);
  };
  // The tab has missed messages while the browser kept it in its memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void restore();
  });

  /** The upload of a key: on its way, or how it ended in the last days; null if this browser does not know it. */
  const find = async (key: string): Promise<Upload | EndedUpload | null> => {
    await restore();
    const held = list.get().find((upload) => upload.key === key);
    return (
      held ??
      ends.get(key) ??
      loadKept()
        .then((kept) => kept.ended(key, personId))
        .catch(() => null)
    );
  };

  return {
    get: list.get,
    subscribe: list.subscribe,
    start: (file: File, { image, ...request }: UploadRequest & Pick<ModuleUpload, 'image'>) =>
      begin({ key: crypto.randomUUID(), personId, file, request, startedAt: Date.now() }, async () =>
        image === undefined ? file : shrinkImage(file, image),
      ),
    restore,
    find,
    /**
     * Resolves once an upload is on its way no more, also in another tab or an earlier page. One that failed can be tried again in its row, and may
     * be asked for again then.
     */
    ended: async (key: string): Promise<UploadEnd | 'failed' | 'unknown'> => {
      const found = await find(key);
      if (found === null) return 'unknown';
      if (!('state' in found)) return found.end;
      const { state, result } = found;
      const isOver = () => ends.has(key) || ['failed', 'ended'].includes(state.get().phase);
      if (!isOver()) {
        await new Promise<void>((resolve) => {
          const stop = state.subscribe(() => {
            if (!isOver()) return;
            stop();
            resolve();
          });
        });
      }
      if (state.get().phase === 'failed') return 'failed';
      return ends.get(key)?.end ?? ((await result).ok ? 'sent' : 'cancelled');
    },
    /** Whether this browser keeps a file of another person, which goes on when that person signs in here again. */
    hasOthers: async () => settings.tus.length > 0 && (await keptNow()).hasOthers,
  };
}
