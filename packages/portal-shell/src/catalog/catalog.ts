import { matchPath } from 'react-router-dom';
import type { Configuration, Names } from '../config/configuration.ts';
import { isInstallable, type ConfiguredModule } from '../config/modulesSchema.ts';
import type { ModuleDefinition, SubRouteDefinition } from '../config/modules/ModuleDefinition.ts';
import { moduleIds, type ModuleCode } from '../config/modules/moduleIds.ts';
import { moduleTable, type ModuleKey } from '../config/modules/moduleTable.ts';
import type { ModuleAccess } from './permissions/permissions.ts';

/** A module, which may not be installed here. Its pages of import results exist all the same. */
export interface ModuleEntry extends ModuleAccess {
  /** The route in the table of modules or in the configuration, without overrides. It identifies the module. */
  readonly route: string;
  /** `/apps/` and the module's path, which the configuration may override. */
  readonly basePath: string;
  /** Every address of the module in React Router's syntax, its base path first. */
  readonly paths: readonly string[];
  readonly name: string;
  /** True if the language or the configuration gives the name. */
  readonly isNamed: boolean;
  /** The sub-routes that are pages of their own, with their paths below its base path. */
  readonly pages: readonly Required<SubRouteDefinition>[];
  /** Its group and icon; null if only links open it. */
  readonly menu: NonNullable<ModuleDefinition['menu']> | null;
  readonly inputs: readonly string[];
}

export interface ViewEntry extends ModuleEntry {
  readonly host: 'view';
  /** The address of its HTML; undefined if it is the one of `views.address`. */
  readonly viewAddress: string | undefined;
}

export interface SubApplicationEntry extends ModuleEntry {
  readonly host: 'subApplication';
  readonly entryAddress: string;
  /** The hash that its entry module must have; undefined if the configuration gives none. */
  readonly integrity: string | undefined;
}

export interface ScreenEntry extends ModuleEntry {
  readonly host: 'screen';
  readonly route: ModuleKey<'screen'>;
}

/** An installed module, with the configuration's overrides applied. */
export type CatalogEntry = ViewEntry | SubApplicationEntry | ScreenEntry;

/** A screen with the results of an import. It needs the permission of its module. */
interface ImportResultRoute {
  /** The path in React Router's syntax. Its last part is `:id`, the id of the background job. */
  readonly path: string;
  readonly module: ModuleEntry;
  /** Titles of the import jobs with this page, in lower case and without punctuation. */
  readonly titles: readonly string[];
}

/** A module's address before the configuration moved it. */
export interface MovedRoute {
  readonly from: string;
  readonly to: string;
}

/** Every installed module by its route. A sub-application without an address is not installed. */
type CatalogModules = { readonly [Route in ModuleKey<'view'>]: ViewEntry } & {
  readonly [Route in ModuleKey<'screen'>]: ScreenEntry;
} & { readonly [Route in ModuleKey<'subApplication'>]?: SubApplicationEntry };

/** The installed modules and the routes derived from them. */
export interface Catalog {
  readonly entries: readonly CatalogEntry[];
  readonly modules: CatalogModules;
  readonly importResults: readonly ImportResultRoute[];
  /** The same with the names of a language, by route. */
  readonly inNames: (names: Names) => Catalog;
  /** The default addresses of modules that the configuration moved. Links from other systems still use them. */
  readonly moved: readonly MovedRoute[];
}

/** A module of the table, or one of the configuration. */
interface Definition extends Omit<ModuleDefinition, 'code' | 'menu' | 'inputs'> {
  readonly code: ModuleCode | number;
  readonly menu?: ModuleDefinition['menu'] | undefined;
  readonly inputs?: readonly string[];
}

/** A module of the configuration that the table does not know. */
function definitionOf({ name, code, group, icon, ...rest }: ConfiguredModule): Definition {
  const menu = group && icon !== undefined ? { group, icon } : undefined;
  // The schema refuses a module without a code. Nobody has the permission 0.
  return { ...rest, name: name ?? rest.route, code: code ?? 0, menu };
}

/** What the configuration says about modules. */
export interface CatalogInput {
  readonly catalog: Configuration['catalog'];
  readonly modules: readonly ConfiguredModule[];
  /** The names of a language. Those of modules come before all others. */
  readonly shown?: Names;
}

/** Builds the catalog from the table of modules and the configuration. */
export function createCatalog(input: CatalogInput): Catalog {
  const { catalog, modules, shown } = input;
  // Its keys are routes of the table; a module of the configuration says everything itself.
  const overrides: Readonly<Record<string, Configuration['catalog'][ModuleKey<'view'>]>> = catalog;
  const importResults: ImportResultRoute[] = [];

  function common(definition: Definition, subRoutes = definition.subRoutes ?? []): ModuleEntry {
    const override = overrides[definition.route] ?? {};
    const basePath = pathOf(override.path ?? definition.route);
    const name =
      shown?.['modules']?.[definition.route] ??
      override.name ??
      modules.find(({ route }) => route === definition.route)?.name;
    const entry: ModuleEntry = {
      route: definition.route,
      basePath,
      paths: [basePath, ...subRoutes.map(({ path }) => `${basePath}/${path}`)],
      name: name ?? definition.name,
      isNamed: name !== undefined,
      pages: subRoutes.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }])),
      menu: definition.menu ?? null,
      moduleId: override.id ?? (typeof definition.code === 'number' ? definition.code : moduleIds[definition.code]),
      isProgramAgnostic: definition.isProgramAgnostic ?? false,
      inputs: definition.inputs ?? [],
    };
    for (const { path, titles } of definition.importResults ?? [])
      importResults.push({ path: `${basePath}/${path}/:id`, module: entry, titles });
    return entry;
  }

  const screens = moduleTable.screen.map(
    (definition: Definition & { readonly route: ModuleKey<'screen'> }): ScreenEntry => {
      return { ...common(definition), host: 'screen', route: definition.route };
    },
  );
  const createView = (definition: Definition): ViewEntry => {
    const { route } = definition;
    const { viewAddress } = { ...modules.find((module) => module.route === route), ...overrides[route] };
    return { ...common(definition), host: 'view', viewAddress };
  };
  const createSubApplication = (
    definition: Definition,
    { entry, integrity }: Pick<ConfiguredModule, 'entry' | 'integrity'>,
  ) => {
    const module = common(definition, [{ path: '*' }]);
    return entry === undefined ? [] : [{ ...module, host: 'subApplication' as const, entryAddress: entry, integrity }];
  };

  const views = moduleTable.view.map(createView);
  const installed = moduleTable.subApplication.flatMap((definition) =>
    createSubApplication(definition, modules.find(({ route }) => route === definition.route) ?? {}),
  );
  const added = modules
    .filter(({ route }) => !isInstallable(route))
    .flatMap((named): (ViewEntry | SubApplicationEntry)[] =>
      named.host === 'view' ? [createView(definitionOf(named))] : createSubApplication(definitionOf(named), named),
    );

  const entries = [...screens, ...views, ...installed, ...added];
  const taken = new Set(entries.map(({ basePath }) => basePath.toLowerCase()));
  return {
    entries,
    // Every view and screen of the table is an entry, and each key is the route of its entry.
    modules: Object.fromEntries(entries.map((entry) => [entry.route, entry])) as CatalogModules,
    importResults,
    inNames: (names) => createCatalog({ ...input, shown: names }),
    moved: entries
      .map(({ route, basePath }) => ({ from: pathOf(route), to: basePath }))
      .filter(({ from }) => !taken.has(from.toLowerCase())),
  };
}

const pathOf = (path: string): string => `/apps/${path.replace(/^\/+|\/+$/g, '')}`;

/** Whether a path belongs to a module. A page of import results below its base does not. */
export function isInsideModule(catalog: Catalog, entry: CatalogEntry, pathname: string): boolean {
  const isImportResult = catalog.importResults.some(({ path }) => matchPath(path, pathname) !== null);
  return !isImportResult && entry.paths.some((path) => matchPath(path, pathname) !== null);
}
