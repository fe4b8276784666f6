import { moduleTable } from '@gantry/portal-shell/contracts';

/** A sub-application and where its code lies. */
export interface SubApplicationFolder {
  /** Its key in the portal's configuration. */
  readonly name: string;
  /** The name in kebab case: `sub-applications/{folder}.tsx` is its source, `{folder}/entry.js` what is served. */
  readonly folder: string;
}

/** Every sub-application of the portal's table of modules. */
export const subApplicationFolders: readonly SubApplicationFolder[] = moduleTable.subApplication.map(
  ({ subApplication: name }) => ({
    name,
    folder: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }),
);
