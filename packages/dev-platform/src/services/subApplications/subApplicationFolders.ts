import { moduleTable } from '@gantry/portal-shell/contracts';

/** A sub-application and the folder of its code. */
export interface SubApplicationFolder {
  readonly route: string;
  /** The first part of the route in kebab case. `sub-applications/{folder}.tsx` is its source, and `{folder}/entry.js` is served. */
  readonly folder: string;
}

/** The extensions of the demonstration, each in a folder like a sub-application. */
export const extensionFolders: readonly string[] = ['workflow-desk'];

/** Every sub-application of the portal's table of modules. */
export const subApplicationFolders: readonly SubApplicationFolder[] = moduleTable.subApplication.map(({ route }) => ({
  route,
  folder: (route.split('/')[0] ?? route).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));
