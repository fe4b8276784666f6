import { moduleTable } from '@gantry/portal-shell/contracts';

/** A sub-application and the folder of its code. */
export interface SubApplicationFolder {
  /** Its key in the portal's configuration. */
  readonly name: string;
  /** The name in kebab case. `sub-applications/{folder}.tsx` is its source, and `{folder}/entry.js` is served. */
  readonly folder: string;
}

/** Every sub-application of the portal's table of modules. */
export const subApplicationFolders: readonly SubApplicationFolder[] = moduleTable.subApplication.map(
  ({ subApplication: name }) => ({
    name,
    folder: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }),
);
