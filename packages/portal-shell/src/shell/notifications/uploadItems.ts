import type { LocalItem, LocalItems } from '@gantry/notification-center';
import type { Upload } from '@gantry/platform-client/uploads/Upload';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';

const rowPrefix = 'upload/';

/** The key of the upload whose row has this id; null if it is no upload's. */
export const keyOfRow = (id: string): string | null => (id.startsWith(rowPrefix) ? id.slice(rowPrefix.length) : null);

/** The uploads as items of the notification center. The job that names an upload's key takes its place. */
export function uploadItems(uploads: Pick<Uploads, 'get' | 'subscribe'>): LocalItems {
  const made = new WeakMap<Upload, LocalItem>();
  const itemOf = (upload: Upload): LocalItem => {
    const { key, title, startedAt, program } = upload;
    const held = made.get(upload);
    const item = held ?? { id: rowPrefix + key, type: 'import', title, createdDate: startedAt.toISOString(), program };
    made.set(upload, item);
    return item;
  };
  let from: readonly Upload[] = [];
  let items: readonly LocalItem[] = [];
  return {
    get: () => {
      const now = uploads.get();
      if (now !== from) items = now.map(itemOf);
      from = now;
      return items;
    },
    subscribe: uploads.subscribe,
    replaceBy: ({ payload: { uploadKey } }) => {
      const upload = uploadKey === null ? undefined : uploads.get().find(({ key }) => key === uploadKey);
      upload?.end();
      return upload !== undefined;
    },
  };
}
