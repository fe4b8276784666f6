/**
 * The runtime configuration in `/config.json`. The build does not depend on an environment, so only this file names the installation and
 * the addresses of its services. Each leaf names its expectation ({@link ConfigurationExpectation}), and the error page has a sentence
 * for each expectation.
 */
import * as v from 'valibot';
import { moduleTable } from '../modules/moduleTable.ts';

/** The expectation of a key. The error page has a sentence for each, in every language. */
export type ConfigurationExpectation =
  | 'text'
  | 'boolean'
  | 'wholeNumber'
  | 'object'
  | 'list'
  | 'webAddress'
  | 'link'
  | 'color'
  | 'dateTime'
  | 'folder'
  | 'integrity'
  | 'activityColumn'
  | 'renewal'
  | 'pushSettings'
  | 'afterFrom'
  | 'knownKey';

const expects = (expectation: ConfigurationExpectation): ConfigurationExpectation => expectation;

const isAddressOf =
  (...protocols: string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);

const text = v.pipe(v.string(expects('text')), v.trim(), v.nonEmpty(expects('text')));
const flag = v.boolean(expects('boolean'));
const webAddress = v.pipe(
  v.string(expects('webAddress')),
  v.check(isAddressOf('https:', 'http:'), expects('webAddress')),
  // Paths are appended to these addresses, so slashes at the end are removed.
  v.transform((address) => address.replace(/\/+$/, '')),
);
const link = v.pipe(v.string(expects('link')), v.check(isAddressOf('https:', 'http:', 'mailto:'), expects('link')));
const color = v.pipe(v.string(expects('color')), v.regex(/^(?:#[\da-f]{6}|oklch\([\d.%\s/]+\))$/i, expects('color')));
const dateTime = v.pipe(
  v.string(expects('dateTime')),
  v.check((input) => !Number.isNaN(Date.parse(input)), expects('dateTime')),
);
const folder = v.pipe(v.string(expects('folder')), v.regex(/^(?:\/[\w.~-]*[\w~-][\w.~-]*)+$/, expects('folder')));
const integrity = v.pipe(
  v.string(expects('integrity')),
  v.regex(/^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/, expects('integrity')),
);
const section = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, expects('object'));
const moduleRoute = v.picklist(
  [...moduleTable.view, ...moduleTable.subApplication, ...moduleTable.screen].map(({ route }) => route),
  expects('knownKey'),
);
const map = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value, expects('object'));

/** The two columns of My Activity that may be switched on besides Announcements, and Announcements itself. */
export const activityColumns = ['todo', 'requests', 'announcements'] as const;

/** A column of My Activity on the home page. */
export type ActivityColumn = (typeof activityColumns)[number];

/** An address that is called unchanged. */
const endpoint = v.pipe(
  v.string(expects('webAddress')),
  v.check(isAddressOf('https:', 'http:'), expects('webAddress')),
);

const identitySchema = section({
  authority: webAddress,
  clientId: text,
  /** The requested scopes, which include `openid`. */
  scope: text,
  /** The names of the claims that the portal reads, if the provider uses other names. */
  claims: v.optional(
    section({
      userName: v.exactOptional(text),
      completeName: v.exactOptional(text),
      email: v.exactOptional(text),
      identityProvider: v.exactOptional(text),
      isUserGC: v.exactOptional(text),
      locale: v.exactOptional(text),
    }),
    {},
  ),
  /** Sent with every request for a sign-in, such as the `audience` that some providers ask for. */
  parameters: v.optional(map(text), {}),
  /** The service that the access token is for (RFC 8707), if the provider asks for it. */
  resource: v.exactOptional(text),
  /** Values that are missing or wrong in the provider's metadata. With the first three, no metadata is fetched. */
  metadata: v.optional(
    section({
      issuer: v.exactOptional(endpoint),
      authorizationEndpoint: v.exactOptional(endpoint),
      tokenEndpoint: v.exactOptional(endpoint),
      endSessionEndpoint: v.exactOptional(endpoint),
      revocationEndpoint: v.exactOptional(endpoint),
    }),
    {},
  ),
  /** Other origins in the provider's metadata. The policy lets the portal call them. */
  origins: v.optional(v.array(webAddress, expects('list')), () => []),
  /** `window` for a provider on another site. Browsers do not send such a provider's cookies from a frame. */
  renewal: v.optional(v.picklist(['frame', 'window'], expects('renewal')), 'frame'),
});

const servicesSchema = section({
  application: webAddress,
  userAccess: webAddress,
  monolith: webAddress,
  notification: webAddress,
  base: webAddress,
  storage: webAddress,
});

const subApplicationNames = moduleTable.subApplication.map(({ subApplication }) => subApplication);
const subApplicationsSchema = section(v.entriesFromList(subApplicationNames, v.exactOptional(webAddress)));

/** The schema of `/config.json`. An unknown key is an error, because it may be misspelt. */
export const configurationSchema = v.pipe(
  section({
    /** The `{product}` of the claims: `gantry` reads `gantry_username`. */
    product: text,
    /** The name of this installation, such as `production`. The account panel shows it next to the version. */
    environment: text,
    versionLabel: v.optional(text, '0.0.1-local'),
    identity: identitySchema,
    /** The base address of each service, without a slash at the end. */
    services: servicesSchema,
    /** The part of the hub's address after the notification service's address. */
    hubName: v.optional(text, 'notificationHub'),
    flags: v.optional(
      section({
        /** Offers browser push notifications; needs {@link Configuration.push}. */
        PUSH_NOTIFICATIONS: v.optional(flag, false),
        /** Grants every module in every program of `clientList`. */
        BYPASS_MODULE_SECURITY: v.optional(flag, false),
        /** Loads the scripts of views without `.min`. */
        DEBUG: v.optional(flag, false),
      }),
      {},
    ),
    push: v.optional(
      section({
        firebase: section({ apiKey: text, projectId: text, messagingSenderId: text, appId: text }),
        vapidKey: text,
      }),
    ),
    helpLinks: section({ knowledgeBase: link, contactSupport: link, statusPage: link, releaseNotes: link }),
    /** The origin of embedded reports and dashboards: Power BI, one of its national clouds, or a substitute. */
    reportsOrigin: v.optional(webAddress, 'https://app.powerbi.com'),
    /** The address of 'Report this error' on the 500 page. */
    reportErrorLink: link,
    /** By program id: the colour of its band and square, and the name of its icon. */
    programThemes: v.optional(map(section({ color, icon: text })), {}),
    /** Client code → display name: the programs when module security is bypassed. */
    clientList: v.optional(map(text), {}),
    /** User name → the company and program of a special vendor user. */
    vendorRedirects: v.optional(map(section({ company: text, program: section({ id: text, name: text }) })), {}),
    /** The announced window. Without it, the page shows the default text. */
    maintenance: v.optional(
      v.pipe(
        section({ from: dateTime, until: dateTime }),
        v.forward(
          // An invalid moment has its own error, and its comparison is false.
          v.check(({ from, until }) => !(Date.parse(until) <= Date.parse(from)), expects('afterFrom')),
          ['until'],
        ),
      ),
    ),
    /** The address of each sub-application's entry module. A sub-application without an address is not installed. */
    subApplications: v.optional(subApplicationsSchema, {}),
    /** By name of a sub-application: the hash of its entry module. A module with another hash is not run. */
    subApplicationIntegrity: v.optional(
      section(v.entriesFromList(subApplicationNames, v.exactOptional(integrity))),
      {},
    ),
    /** The folders from which the monolith serves the scripts of views. A script of another folder is not run. */
    views: v.optional(section({ scriptFolders: v.optional(v.array(folder, expects('list')), () => ['/Scripts']) }), {}),
    /** The address to which browsers report violations of the policy. */
    policyReports: v.optional(webAddress),
    /** By route under /apps: another id, menu name or path than the catalog's. */
    catalog: v.optional(
      v.record(
        moduleRoute,
        section({
          id: v.exactOptional(v.pipe(v.number(expects('wholeNumber')), v.integer(expects('wholeNumber')))),
          name: v.exactOptional(text),
          path: v.exactOptional(text),
        }),
        expects('object'),
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
    notifications: v.optional(
      section({
        /** The longest time, in seconds, between the moment a notification is dated and the moment the service can answer with it. */
        commitDelaySeconds: v.optional(
          v.pipe(
            v.number(expects('wholeNumber')),
            v.integer(expects('wholeNumber')),
            v.minValue(0, expects('wholeNumber')),
          ),
          300,
        ),
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
);

/** The validated configuration, defaults filled in. */
export type Configuration = v.InferOutput<typeof configurationSchema>;

/** Every origin that sign-in, renewal and sign-out may call. */
export function identityOrigins({ authority, metadata, origins }: Configuration['identity']): readonly string[] {
  const endpoints = [metadata.authorizationEndpoint, metadata.tokenEndpoint, metadata.revocationEndpoint];
  const addresses = [authority, ...endpoints.filter((address) => address !== undefined), ...origins];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** What may be written in `/config.json`. */
export type ConfigurationInput = v.InferInput<typeof configurationSchema>;

/** The name of a backend service whose base address is configured. */
export type ServiceName = keyof Configuration['services'];
