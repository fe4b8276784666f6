/**
 * The runtime configuration in `/config.json`. The build does not depend on an environment, so only this file names the installation and
 * the addresses of its services.
 */
import { serviceNames } from '@gantry/platform-client/addresses/serviceNames';
import * as v from 'valibot';
import { extensionsSchema } from './extensionsSchema.ts';
import { identitySchema } from './identitySchema.ts';
import { clashingModules, moduleRoutes, overlaps, viewRoutes } from './modulePaths.ts';
import { isInstallable, modulesSchema } from './modulesSchema.ts';
import {
  color,
  dateTime,
  expects,
  flag,
  folder,
  languageFile,
  locale,
  link,
  map,
  modulePath,
  pathTo,
  section,
  text,
  timeZone,
  viewAddress,
  webAddress,
  wholeNumber,
} from './valueSchemas.ts';

/** The two columns of My Activity that may be switched on besides Announcements, and Announcements itself. */
export const activityColumns = ['todo', 'requests', 'announcements'] as const;

const serviceList = v.optional(v.array(v.picklist(serviceNames, expects('serviceName')), expects('list')), () => []);

/** What an installation may change of a module of the table. */
const changes = {
  id: v.exactOptional(v.pipe(v.number(expects('wholeNumber')), v.integer(expects('wholeNumber')))),
  name: v.exactOptional(text),
  path: v.exactOptional(modulePath),
};

/** The schema of `/config.json`. An unknown key is an error, because it may be misspelt. */
export const configurationSchema = v.pipe(
  section({
    /** Says to editors where the JSON schema of this file is. */
    $schema: v.exactOptional(text),
    /** The `{product}` of the claims: `gantry` reads `gantry_username`. */
    product: text,
    /** The name of this installation, such as `production`. The account panel shows it next to the version. */
    environment: text,
    versionLabel: v.optional(text, '0.0.1-local'),
    /** The path below which the portal is reached, such as `/portal`. Without it, the portal has an origin of its own. */
    basePath: v.exactOptional(folder),
    identity: identitySchema,
    /** The base address of each service, without a slash at the end. */
    services: section({
      ...v.entriesFromList(serviceNames, webAddress),
      /** Without it, what people arrange stays in each browser. */
      settings: v.exactOptional(webAddress),
    }),
    /** The part of the hub's address after the notification service's address. */
    hubName: v.optional(text, 'notificationHub'),
    flags: v.optional(
      section({
        /** Offers browser push notifications; needs {@link Configuration.push}. */
        PUSH_NOTIFICATIONS: v.optional(flag, false),
        /** Keeps the built files in the browser, by the service worker. */
        KEEP_FILES: v.optional(flag, false),
        /** Goes on without a network: what was read is kept for {@link Configuration.offline}, and what is written waits. */
        OFFLINE: v.optional(flag, false),
        /** Grants every module in every program of `clientList`. */
        BYPASS_MODULE_SECURITY: v.optional(flag, false),
        /** Loads the scripts of views without `.min`. */
        DEBUG: v.optional(flag, false),
      }),
      {},
    ),
    /** What a browser keeps with the flag OFFLINE. */
    offline: v.optional(
      section({
        /** How long it is kept after the last visit with a network. */
        days: v.optional(wholeNumber, 7),
        /** How many hours the services know the key of a write. An older write is not sent again by itself: the person is asked. */
        keyHours: v.optional(wholeNumber, 24),
      }),
      {},
    ),
    push: v.optional(
      section({
        firebase: section({ apiKey: text, projectId: text, messagingSenderId: text, appId: text }),
        vapidKey: text,
      }),
    ),
    /** Without `releaseNotes`, the portal shows its own. */
    helpLinks: section({
      knowledgeBase: link,
      contactSupport: link,
      statusPage: link,
      releaseNotes: v.exactOptional(link),
    }),
    /** The origin of embedded reports and dashboards: Power BI, one of its national clouds, or a substitute. */
    reportsOrigin: v.optional(webAddress, 'https://app.powerbi.com'),
    /** The address of 'Report this error' on the 500 page. */
    reportErrorLink: link,
    /** By tag: a language that the installation adds as a file. */
    languages: v.optional(
      map(
        section({
          name: text,
          locale,
          direction: v.picklist(['ltr', 'rtl'], expects('direction')),
          messages: languageFile,
        }),
      ),
      {},
    ),
    /**
     * By the tag of a language: `modules` by route, `groups` and `programs` by id. The command that checks a configuration knows the three; a browser would
     * load their names before Home.
     */
    names: v.optional(map(map(map(text))), {}),
    /** By program id: the colour of its band and square, and the name of its icon. */
    programThemes: v.optional(map(section({ color, icon: text })), {}),
    /** By program id: its time zone. */
    programTimeZones: v.optional(map(timeZone), {}),
    /** Client code → display name: the programs when module security is bypassed. */
    clientList: v.optional(map(text), {}),
    /** User name → the company and program of a special vendor user. */
    vendorRedirects: v.optional(map(section({ company: text, program: section({ id: text, name: text }) })), {}),
    /** The announced window. Without it, the page shows the default text. */
    maintenance: v.optional(
      v.pipe(
        section({ from: dateTime, until: dateTime, timeZone: v.exactOptional(timeZone) }),
        v.forward(
          // An invalid moment has its own error, and its comparison is false.
          v.check(({ from, until }) => !(Date.parse(until) <= Date.parse(from)), expects('afterFrom')),
          ['until'],
        ),
      ),
    ),
    /** The addresses of sub-applications, and modules that the portal's table does not know. */
    modules: v.optional(modulesSchema, () => []),
    /** Modules that add to the shell and own no route. */
    extensions: v.optional(extensionsSchema, () => []),
    /** True lets a tab load modules from a development server on the person's own machine. The policy then allows localhost. */
    moduleOverrides: v.optional(flag, false),
    views: v.optional(
      section({
        /** The address of the HTML of a view, with its `{route}`, `{moduleId}` and the `{path}` below its route. */
        address: v.optional(viewAddress, '/Views/{route}'),
        /** The folders from which the monolith serves the scripts of views. A script of another folder is not run. */
        scriptFolders: v.optional(v.array(folder, expects('list')), () => ['/Scripts']),
        /** Further origins of the style sheets of views and of the pictures in them. */
        styleOrigins: v.optional(v.array(webAddress, expects('list')), () => []),
      }),
      {},
    ),
    /** The address to which browsers report violations of the policy. */
    policyReports: v.optional(webAddress),
    /** Sends what happens in tabs to an OpenTelemetry collector. Without it, nothing is sent. */
    telemetry: v.optional(
      section({
        /** The base address of OTLP over HTTP. */
        endpoint: webAddress,
        /** How many of 100 tabs send. */
        samplePercent: v.optional(v.pipe(wholeNumber, v.maxValue(100, expects('percent'))), 10),
        /** The services that get the header `traceparent`. Each must allow it by CORS. */
        traceparent: serviceList,
      }),
    ),
    /** How files are sent. */
    uploads: v.optional(
      section({
        /** The services that take tus, so that an upload goes on after a cut or a reload. */
        tus: serviceList,
      }),
      {},
    ),
    /** By route under /apps: another id, menu name or path than the catalog's. */
    catalog: v.optional(
      v.pipe(
        section({
          ...v.entriesFromList(moduleRoutes, v.exactOptional(section(changes))),
          ...v.entriesFromList(
            viewRoutes,
            v.exactOptional(section({ ...changes, viewAddress: v.exactOptional(viewAddress) })),
          ),
        }),
        v.rawCheck(({ dataset, addIssue }) => {
          const clashing = dataset.typed ? clashingModules(dataset.value) : [];
          for (const route of clashing)
            addIssue({ message: expects('freePath'), path: pathTo(dataset.value, route, 'path') });
        }),
      ),
      {},
    ),
    home: v.optional(
      section({
        activityColumns: v.optional(
          v.array(v.picklist(activityColumns, expects('activityColumn')), expects('list')),
          () => ['announcements' as const],
        ),
      }),
      {},
    ),
    /** Settings of the notification center, which has their defaults. */
    notifications: v.optional(
      section({
        /** The longest time, in seconds, between the moment a notification is dated and the moment the service can answer with it. */
        commitDelaySeconds: v.exactOptional(wholeNumber),
        /** The time over which the clients of a hub that was lost come back, each after a random part of it. */
        reconnectSpreadSeconds: v.exactOptional(wholeNumber),
      }),
      {},
    ),
  }),
  v.forward(
    v.partialCheck(
      [['flags'], ['push']],
      ({ flags, push }) => !flags.PUSH_NOTIFICATIONS || push !== undefined,
      expects('pushSettings'),
    ),
    ['push'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { catalog, modules } = dataset.value;
    const added = modules.filter(({ route }) => !isInstallable(route));
    for (const [route, { path }] of Object.entries(catalog)) {
      if (path !== undefined && added.some((module) => overlaps(path, module.route)))
        addIssue({ message: expects('freePath'), path: pathTo(dataset.value, 'catalog', route, 'path') });
    }
  }),
);

/** The validated configuration, defaults filled in. */
export type Configuration = v.InferOutput<typeof configurationSchema>;

/** What an installation calls its `modules`, `groups` and `programs` in one language. */
export type Names = Configuration['names'][string];

/** What may be written in `/config.json`. */
export type ConfigurationInput = v.InferInput<typeof configurationSchema>;
