import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import type { Configuration } from '../config/configuration.ts';
import { keptAccessKey } from '@gantry/platform-client/storage/stored';
import { permissionsFrom, type Permissions } from '../catalog/permissions/permissions.ts';
import {
  menuItemsResponseSchema,
  type MenuGroup,
  type MenuItemsResponse,
} from '@gantry/platform-client/services/application/application.schemas';

/** What a person may see, and what the menu is made of. */
export interface Granted {
  readonly menuGroups: readonly MenuGroup[];
  readonly permissions: Permissions;
}

/** The last answer about what a person may see. It is shown until the service has answered, and opens nothing. */
export type KeptAccess = ReturnType<typeof createKeptAccess>;

interface KeptAccessOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly personId: string;
  readonly configuration: Pick<Configuration, 'flags' | 'clientList'>;
}

const keptSchema = v.object({ person: v.string(), answer: menuItemsResponseSchema });

export function createKeptAccess({ storage, personId, configuration }: KeptAccessOptions) {
  const grantedBy = (response: MenuItemsResponse): Granted => ({
    menuGroups: response.MenuItems,
    permissions: permissionsFrom(response, {
      isBypassed: configuration.flags.BYPASS_MODULE_SECURITY,
      clientList: configuration.clientList,
    }),
  });
  const textOf = (answer: MenuItemsResponse) => JSON.stringify({ person: personId, answer });

  const read = (): { readonly text: string; readonly granted: Granted } | null => {
    const kept = readStored(storage, keptAccessKey, keptSchema);
    return kept?.person === personId ? { text: textOf(kept.answer), granted: grantedBy(kept.answer) } : null;
  };
  let last = read();

  return {
    /** What the last answer granted; undefined if none is kept for this person. */
    get: () => last?.granted,
    /** Keeps an answer of the service. The same answer as the last one grants the same object, so nothing is rendered again. */
    keep: (response: MenuItemsResponse): Granted => {
      const text = textOf(response);
      if (text === last?.text) return last.granted;
      last = { text, granted: grantedBy(response) };
      storage.setItem(keptAccessKey, text);
      return last.granted;
    },
  };
}
