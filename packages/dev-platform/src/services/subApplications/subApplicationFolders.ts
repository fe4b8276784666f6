import { moduleTable } from '@gantry/portal-shell/contracts';

/** A sub-application and the folder of its code. */
export interface SubApplicationFolder {
  readonly route: string;
  /** The first part of the route in kebab case. `sub-applications/{folder}.tsx` is its source, and `{folder}/entry.js` is served. */
  readonly folder: string;
}

/** The extensions of the demonstration, each in a folder like a sub-application. */
export const extensionFolders: readonly string[] = ['workflow-desk'];

/** A sub-application that the portal's table does not have: the configuration names all of it. */
export const fieldReport = {
  route: 'fieldReport',
  name: 'Field Report 2.0',
  code: 'DFR',
  group: 'safety',
  icon: 'todo',
} as const;

/** Every sub-application. */
export const subApplicationFolders: readonly SubApplicationFolder[] = [...moduleTable.subApplication, fieldReport].map(
  ({ route }) => ({
    route,
    folder: (route.split('/')[0] ?? route).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }),
);
