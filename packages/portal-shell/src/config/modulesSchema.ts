/** The modules that the configuration names: sub-applications of the table, which need an address, and modules that no table knows. */
import { serviceNames } from '@gantry/platform-client/addresses/serviceNames';
import * as v from 'valibot';
import { moduleGroups, type ModuleGroupKey } from './modules/ModuleDefinition.ts';
import { moduleIds, type ModuleCode } from './modules/moduleIds.ts';
import { moduleTable } from './modules/moduleTable.ts';
import { moduleRoutes, overlaps } from './modulePaths.ts';
import {
  expects,
  integrity,
  matching,
  pathTo,
  section,
  text,
  viewAddress,
  webAddress,
  type ConfigurationExpectation,
} from './valueSchemas.ts';

const installable: ReadonlySet<string> = new Set(moduleTable.subApplication.map(({ route }) => route));

/** True if a route is that of a sub-application of the table, which is installed by its address alone. */
export const isInstallable = (route: string): boolean => installable.has(route);

const moduleRoute = matching('moduleRoute', /^[A-Za-z\d][\w-]*(?:\/[A-Za-z\d][\w-]*)*$/);
// The keys of both tables are the keys of their types. NO_SEC belongs to the logout item alone.
const codes = (Object.keys(moduleIds) as ModuleCode[]).filter((code) => code !== 'NO_SEC');
const groups = Object.keys(moduleGroups) as ModuleGroupKey[];

/** A permission: a code of the portal's, or the id that the services use. */
export const moduleCode = v.union(
  [
    v.picklist(codes),
    v.pipe(v.number(expects('moduleCode')), v.integer(expects('moduleCode')), v.minValue(1, expects('moduleCode'))),
  ],
  expects('moduleCode'),
);

const moduleSchema = section({
  /** The path under `/apps`, which identifies the module. */
  route: moduleRoute,
  /** The address of the entry module of a sub-application. */
  entry: v.exactOptional(webAddress),
  /** The hash of the entry module. A module with another hash is not run. */
  integrity: v.exactOptional(integrity),
  /** The name in the menu, on the tile and in the page title. */
  name: v.exactOptional(text),
  /** The permission that opens the module: a code of the portal's, or the id that the services use. */
  code: v.exactOptional(moduleCode),
  /** @default 'subApplication' */
  host: v.exactOptional(v.picklist(['subApplication', 'view'], expects('moduleHost'))),
  /** The address of a view, if it is not the one that `views.address` says. */
  viewAddress: v.exactOptional(viewAddress),
  /** The names of the inputs that the module gets from its address. */
  inputs: v.exactOptional(
    v.array(v.pipe(v.string(expects('text')), v.regex(/^[A-Za-z]\w*$/, expects('inputName'))), expects('list')),
  ),
  /** The group of its tile and its icon. Without them, only links open the module. */
  group: v.exactOptional(v.picklist(groups, expects('moduleGroup'))),
  icon: v.exactOptional(text),
  isProgramAgnostic: v.exactOptional(v.boolean(expects('boolean'))),
  /** By service: the paths that the module gets as soon as it is opened. They are asked for in advance if a person seems to want the module. */
  preload: v.exactOptional(section(v.entriesFromList(serviceNames, v.exactOptional(v.array(text, expects('list')))))),
});

/** A module that the configuration names. */
export type ConfiguredModule = v.InferOutput<typeof moduleSchema>;

interface Problem {
  readonly key: keyof ConfiguredModule;
  readonly expected: ConfigurationExpectation;
}

/** The keys that are missing or wrong because of another key of the same module. */
function problemsOf(module: ConfiguredModule): Problem[] {
  if (isInstallable(module.route)) {
    const further = Object.keys(module).find((key) => !['route', 'entry', 'integrity', 'preload'].includes(key));
    // The keys of a strict object are those of its schema.
    if (further !== undefined) return [{ key: further as keyof ConfiguredModule, expected: 'fromTable' }];
    return module.entry === undefined ? [{ key: 'entry', expected: 'webAddress' }] : [];
  }
  const isView = module.host === 'view';
  return [
    ...(module.name === undefined ? [{ key: 'name', expected: 'text' } as const] : []),
    ...(module.code === undefined ? [{ key: 'code', expected: 'moduleCode' } as const] : []),
    ...(!isView && module.entry === undefined ? [{ key: 'entry', expected: 'webAddress' } as const] : []),
    ...(isView && module.entry !== undefined ? [{ key: 'entry', expected: 'noEntry' } as const] : []),
    ...(!isView && module.viewAddress !== undefined ? [{ key: 'viewAddress', expected: 'noView' } as const] : []),
    ...(module.group !== undefined && module.icon === undefined ? [{ key: 'icon', expected: 'text' } as const] : []),
  ];
}

/** An issue at one key of one module of the list. */
const issueAt = (input: readonly ConfiguredModule[], index: number, { key, expected }: Problem) => ({
  message: expects(expected),
  path: pathTo<string | number>(input, index, key),
});

/** The modules that the configuration names. Their routes are free, and no two are the same or inside each other. */
export const modulesSchema = v.pipe(
  v.array(moduleSchema, expects('list')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: modules } = dataset;
    for (const [index, module] of modules.entries()) {
      for (const problem of problemsOf(module)) addIssue(issueAt(modules, index, problem));
      const earlier = modules.slice(0, index).map(({ route }) => route);
      const taken = isInstallable(module.route) ? earlier : [...moduleRoutes, ...earlier];
      if (taken.some((route) => overlaps(route, module.route)))
        addIssue(issueAt(modules, index, { key: 'route', expected: 'freePath' }));
    }
  }),
);
