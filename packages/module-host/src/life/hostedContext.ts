import type { ModuleContext, ModuleRoute } from '@gantry/module';
import { createModuleContext } from '@gantry/module/life';
import type { Drafts } from '@gantry/platform-client/drafts/createDrafts';
import { moduleStoragePrefix, type SessionStorage } from '@gantry/platform-client/storage/stored';
import { findUploadOf, startUploadOf } from '@gantry/platform-client/uploads';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';
import type { LeaveGuards } from '../leaveGuards.ts';
import { moduleInputsOf } from './moduleInputsOf.ts';
import { reopenedForms } from './reopenedForms.ts';
import { portalClientOf, type ExtensionEnvironment } from './portalClientOf.ts';

/** The state of the shell from which the context of a module is made. */
export interface ModuleEnvironment extends ExtensionEnvironment {
  readonly entry: {
    /** Its id in the catalog; 0 without one. */
    readonly moduleId: number;
    readonly name: string;
    /** The names of the inputs that it gets from its address or the session. */
    readonly inputs: readonly string[];
    /** True if it works in no program. */
    readonly isProgramAgnostic: boolean;
  };
  readonly route: ModuleRoute;
  readonly storage: SessionStorage;
  readonly uploads: Pick<Uploads, 'start' | 'find'>;
  readonly drafts: Drafts;
}

/** The part of a storage whose keys start with this prefix and these parts. */
function storagePart(storage: SessionStorage, prefix: string, ...parts: (string | number)[]): SessionStorage {
  const keyOf = (name: string) => `${prefix}${parts.map(encodeURIComponent).join('/')}/${name}`;
  return {
    getItem: (name) => storage.getItem(keyOf(name)),
    setItem: (name, text) => storage.setItem(keyOf(name), text),
    removeItem: (name) => storage.removeItem(keyOf(name)),
  };
}

/** Creates the context for one mount of a module. What it stores belongs to the session's person: a sign-out removes it. */
export function createHostedContext(
  environment: ModuleEnvironment,
  container: HTMLElement,
  guards: LeaveGuards,
  isInside: (pathname: string) => boolean,
  ends: Pick<ModuleContext, 'reportUnauthorized' | 'reportError'>,
) {
  const { entry, route, session, program, storage } = environment;
  const { id: personId, isUserGC } = session.profile;
  const owner = entry.moduleId || entry.name;
  const shelf = environment.drafts.of({ module: String(owner), program: program?.id ?? '', title: entry.name });
  const { drafts, ...held } = createModuleContext(portalClientOf(environment), {
    container,
    module: { id: entry.moduleId, name: entry.name },
    isProgramRequired: !entry.isProgramAgnostic,
    route,
    inputs: moduleInputsOf(entry.inputs, route, isUserGC),
    storage: storagePart(storage, moduleStoragePrefix, personId, owner),
    draftStorage: shelf,
    startUpload: startUploadOf(environment.uploads),
    findUpload: findUploadOf(environment.uploads),
    beforeLeave: (guard) => guards.add(guard, isInside),
    ...ends,
  });
  /** Loads what a person has begun in the forms of the module, and what is opened again. The module is mounted afterwards. */
  const loadDrafts = async () => {
    await shelf.load();
    for (const [name, draft] of reopenedForms.take(String(owner), program?.id ?? null)) {
      // What a person has corrected already stays as they typed it.
      if (drafts.kept(name)?.write !== draft.write) void shelf.replace(name, JSON.stringify(draft));
    }
  };
  return { ...held, draftNotice: shelf.notice, loadDrafts };
}
