import { moduleTable, type ModuleKey } from './modules/moduleTable.ts';

/** The path of each overridden module below `/apps`. */
export type PathOverrides = Readonly<Partial<Record<ModuleKey, { readonly path?: string | undefined }>>>;

/** The routes of the views in the table. */
export const viewRoutes: readonly ModuleKey<'view'>[] = moduleTable.view.map(({ route }) => route);

/** The routes of all modules. */
export const moduleRoutes: readonly ModuleKey[] = [
  ...moduleTable.view,
  ...moduleTable.subApplication,
  ...moduleTable.screen,
].map(({ route }) => route);

/** The path of a module below `/apps` without slashes at its ends. The router ignores case. */
const normalised = (path: string) => path.replace(/^\/+|\/+$/g, '').toLowerCase();

/** True if two paths are the same, or one is below the other. The router could then open either module. */
export function overlaps(first: string, second: string): boolean {
  const [a, b] = [`${normalised(first)}/`, `${normalised(second)}/`];
  return a.startsWith(b) || b.startsWith(a);
}

/** Returns the overridden modules whose path is that of another module, lies below it or above it. The router could then open either. */
export function clashingModules(overrides: PathOverrides): readonly ModuleKey[] {
  const paths = moduleRoutes.map((route) => ({ route, path: normalised(overrides[route]?.path ?? route) }));
  return paths
    .filter(
      ({ route, path }) =>
        overrides[route]?.path !== undefined &&
        paths.some((other) => other.route !== route && overlaps(other.path, path)),
    )
    .map(({ route }) => route);
}
