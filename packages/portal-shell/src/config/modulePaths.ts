import { moduleTable, type ModuleKey } from '../modules/moduleTable.ts';

/** The path of each overridden module below `/apps`. */
export type PathOverrides = Readonly<Partial<Record<ModuleKey, { readonly path?: string | undefined }>>>;

/** The routes of all modules. */
export const moduleRoutes: readonly ModuleKey[] = [
  ...moduleTable.view,
  ...moduleTable.subApplication,
  ...moduleTable.screen,
].map(({ route }) => route);

const normalised = (path: string) => path.replace(/^\/+|\/+$/g, '').toLowerCase();

/** Returns the overridden modules whose path is that of another module, lies below it or above it. The router could then open either. */
export function clashingModules(overrides: PathOverrides): readonly ModuleKey[] {
  const paths = moduleRoutes.map((route) => ({ route, path: normalised(overrides[route]?.path ?? route) }));
  return paths
    .filter(
      ({ route, path }) =>
        overrides[route]?.path !== undefined &&
        paths.some(
          (other) =>
            other.route !== route &&
            (other.path === path || other.path.startsWith(`${path}/`) || path.startsWith(`${other.path}/`)),
        ),
    )
    .map(({ route }) => route);
}
