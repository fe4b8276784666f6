import type { LocalItem, LocalItems } from '@gantry/notification-center';
import type { Upload } from '@gantry/platform-client/uploads/Upload';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';

const uploads = new WeakMap<LocalItem, Upload>();

/** The upload that an item of the lists is; undefined if it is none. */
export const uploadOf = (item: LocalItem): Upload | undefined => uploads.get(item);

/** The uploads as items of the notification center. The job that names an upload's key takes its place. */
export function uploadItems(all: Pick<Uploads, 'get' | 'subscribe'>): LocalItems {
  const made = new WeakMap<Upload, LocalItem>();
  const itemOf = (upload: Upload): LocalItem => {
    const { key, title, startedAt, program } = upload;
    const held = made.get(upload);
    const item = held ?? { id: `upload/${key}`, type: 'import', title, createdDate: startedAt.toISOString(), program };
    made.set(upload, item);
    uploads.set(item, upload);
    return item;
  };
  let from: readonly Upload[] = [];
  let items: readonly LocalItem[] = [];
  return {
    get: () => {
      const now = all.get();
      if (now !== from) items = now.map(itemOf);
      from = now;
      return items;
    },
    subscribe: all.subscribe,
    replaceBy: ({ payload: { uploadKey } }) => {
      const upload = uploadKey === null ? undefined : all.get().find(({ key }) => key === uploadKey);
      upload?.end();
      return upload !== undefined;
    },
  };
}
