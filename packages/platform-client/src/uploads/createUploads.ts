import type { ModuleUpload } from '@gantry/module';
import { createWritable, type Readable } from '@gantry/base/observable';
import type { Session } from '../auth/Session.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { openTabChannel } from '@gantry/base/tabs';
import { uploadLockPrefix, uploadsChannelName } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import { createSemaphore } from './createSemaphore.ts';
import { createLeaveQuestion } from './createLeaveQuestion.ts';
import { createUpload } from './createUpload.ts';
import type { KeptUpload } from './keptUploads.ts';
import { shrinkImage } from './shrinkImage.ts';
import type { Send, Upload, UploadRequest } from './Upload.ts';

/** The files that are on their way to services, and those that failed. */
export interface Uploads extends Readable<readonly Upload[]> {
  readonly start: (file: File, request: UploadRequest & Pick<ModuleUpload, 'image'>) => Upload;
  /** Goes on with what this browser keeps of the person. */
  readonly restore: () => Promise<void>;
  /** Whether this browser keeps a file of another person, which goes on when that person signs in here again. */
  readonly hasOthers: () => Promise<boolean>;
}

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
}: UploadsOptions): Uploads {
  const personId = session.profile.id;
  const list = createWritable<readonly Upload[]>([]);
  const semaphore = createSemaphore(mostAtOnce);
  // Uploads to services that take tus are kept, and most installations have none.
  const loadKept = async () =>
    (await import('./keptUploads.ts')).createKeptUploads(() => session.getHubAccessToken() === null);
  const channel = openTabChannel<null>(uploadsChannelName, { onMessage: () => void restore() });
  const askBeforeLeaving = createLeaveQuestion(() => session.getHubAccessToken() !== null);
  // The upload then ends with the page, as one to a plain service does.
  const logged = (what: Promise<unknown>) =>
    what.catch((error: unknown) => console.warn('An upload is not kept over a reload.', error));

  const discard = async (address: string, { service, program }: UploadRequest) => {
    const { discardTus } = await import('./sendTus.ts');
    const getToken = session.getAccessToken;
    await discardTus(address, { base: services[service], programId: program?.id ?? null, getToken });
  };

  /** @param prepare null for an upload that is kept already */
  const begin = ({ key, file, request, startedAt }: KeptUpload, prepare: ((file: File) => Promise<File>) | null) => {
    const { isBody = false } = request;
    const isResumable = !isBody && settings.tus.includes(request.service);
    let isOwn = prepare !== null;
    const forget = () => {
      if (isResumable) void logged(loadKept().then((kept) => kept.remove(key)));
    };
    const upload = createUpload({
      key,
      file,
      request,
      startedAt: new Date(startedAt),
      base: services[request.service],
      isResumable,
      isRestored: prepare === null,
      prepare: prepare ?? (async (file) => file),
      loadSend: isResumable ? sendTus : sendPlain,
      session,
      semaphore,
      onUploadAddress: (address) => void logged(loadKept().then((kept) => kept.setAddress(key, address))),
      alone: (signal, send) => {
        if (!isResumable) return send(null);
        return underLock(uploadLockPrefix + key, { signal }, async () => {
          const address = isOwn ? null : await (await loadKept()).address(key);
          // What another tab has sent, or given up, is kept no longer.
          if (address === undefined) return;
          isOwn = true;
          await send(address);
        });
      },
      onSent: forget,
      onCancel: (address) => {
        forget();
        // The service drops what is not ended after some time by itself.
        if (address !== null) discard(address, request).catch(() => undefined);
      },
    });
    if (!isResumable) askBeforeLeaving(upload);
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

  return {
    get: list.get,
    subscribe: list.subscribe,
    start: (file, { image, ...request }) => {
      const row = { key: crypto.randomUUID(), personId, file, request, startedAt: Date.now() };
      return begin(row, async () => {
        const sent = image === undefined ? file : await shrinkImage(file, image);
        if (!request.isBody && settings.tus.includes(request.service))
          void logged(loadKept().then((kept) => kept.put({ ...row, file: sent }))).then(() => channel.post(null));
        return sent;
      });
    },
    restore,
    hasOthers: async () => settings.tus.length > 0 && (await keptNow()).hasOthers,
  };
}
