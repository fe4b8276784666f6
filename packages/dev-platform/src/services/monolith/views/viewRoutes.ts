import { moduleIds, moduleTable } from '@gantry/portal-shell/contracts';
import type { ViewDefinition } from '@gantry/portal-shell/contracts';

/** A page of the monolith. The portal requests it as `/Views/{route}`. */
export interface ViewRoute {
  /** Without parameters. */
  readonly route: string;
  readonly name: string;
  /** The module whose permission opens the view. */
  readonly moduleId: number;
}

/** Every page of every view in the portal's table of modules. */
export const viewRoutes: readonly ViewRoute[] = moduleTable.view.flatMap((view: ViewDefinition) => {
  const moduleId = moduleIds[view.code];
  const pages = (view.subRoutes ?? []).flatMap(({ path, name }) =>
    name === undefined ? [] : [{ route: `${view.route}/${path}`, name, moduleId }],
  );
  return [{ route: view.route, name: view.name, moduleId }, ...pages];
});

/** Finds the view of a path within `/Views/`, and the rest of the path after its route. The longest route wins. */
export function findViewRoute<View extends ViewRoute>(
  path: string,
  views: readonly View[],
): { readonly view: View; readonly rest: string } | null {
  const view = views
    .filter(({ route }) => path === route || path.startsWith(`${route}/`))
    .toSorted((first, second) => second.route.length - first.route.length)[0];
  return view ? { view, rest: path.slice(view.route.length + 1) } : null;
}
