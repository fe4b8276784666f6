/** The kinds of values in the configuration. Each names its expectation ({@link ConfigurationExpectation}). */
import * as v from 'valibot';
import { addressOf } from '@gantry/platform-client/addresses/portalBase';

/** The expectation of a key. The error page has a sentence for each, in every language. */
export type ConfigurationExpectation =
  | 'text'
  | 'boolean'
  | 'wholeNumber'
  | 'percent'
  | 'serviceName'
  | 'object'
  | 'list'
  | 'webAddress'
  | 'link'
  | 'color'
  | 'dateTime'
  | 'timeZone'
  | 'folder'
  | 'locale'
  | 'direction'
  | 'languageFile'
  | 'integrity'
  | 'activityColumn'
  | 'renewal'
  | 'modulePath'
  | 'freePath'
  | 'pushSettings'
  | 'afterFrom'
  | 'moduleRoute'
  | 'moduleCode'
  | 'moduleHost'
  | 'moduleGroup'
  | 'inputName'
  | 'noEntry'
  | 'viewAddress'
  | 'noView'
  | 'fromTable'
  | 'extensionSlot'
  | 'knownKey';

/** Makes an expectation the message of a schema. */
export const expects = (expectation: ConfigurationExpectation): ConfigurationExpectation => expectation;

/** The policy names hosts. The parser of addresses leaves characters in one that end a directive there, or stand for every host. */
const plainHost = /^(?:[\w.-]*|\[[\da-f:.]+\])$/;

const isAddressOf =
  (...protocols: string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) && plainHost.test(new URL(text).hostname);

/** A text of this form. */
export const matching = (expectation: ConfigurationExpectation, form: RegExp) =>
  v.pipe(v.string(expects(expectation)), v.regex(form, expects(expectation)));

/** A text that passes a check. */
const passing = (expectation: ConfigurationExpectation, check: (text: string) => boolean) =>
  v.pipe(v.string(expects(expectation)), v.check(check, expects(expectation)));

/** A text that is not empty. Spaces around it are removed. */
export const text = v.pipe(v.string(expects('text')), v.trim(), v.nonEmpty(expects('text')));
/** Tools that fill in a configuration write `true` as a text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], expects('boolean')),
  v.transform((value) => value === true || value === 'true'),
);
/** An address that is called unchanged. */
export const endpoint = passing('webAddress', isAddressOf('https:', 'http:'));
/** The base address of a service. */
export const webAddress = v.pipe(
  endpoint,
  // Paths are appended to these addresses, so slashes at the end are removed.
  v.transform((address) => address.replace(/\/+$/, '')),
);
export const link = passing('link', isAddressOf('https:', 'http:', 'mailto:'));
export const color = matching('color', /^(?:#[\da-f]{6}|oklch\([\d.%\s/]+\))$/i);
export const dateTime = passing('dateTime', (input) => !Number.isNaN(Date.parse(input)));
/** The name of a time zone. The command that checks a configuration knows which there are; a browser would need `Intl` for it before Home. */
export const timeZone = matching('timeZone', /^[A-Z][A-Za-z]+(?:[/_+-][A-Za-z\d]+)*$/);
/** The path of a folder, from `/`. */
export const folder = matching('folder', /^(?:\/[\w.~-]*[\w~-][\w.~-]*)+$/);
/** The address of a view: a path of the monolith, or an address below a service. Its parts in braces are filled in. */
export const viewAddress = matching(
  'viewAddress',
  /^(?!.*(?:\.\.|[^:]\/\/))(?:https?:\/\/[^/?]+)?\/(?!\/)(?:[^{}#%\\\s]|\{(?:route|moduleId|path)\})*$/,
);
/** The tag of a language with its region. The command that checks a configuration knows which there are. */
export const locale = matching('locale', /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/);
/** The path of a file of messages, from `/`: it comes from the portal's own origin. */
export const languageFile = v.pipe(matching('languageFile', /^(?:\/[\w~-][\w.~-]*)+\.json$/), v.transform(addressOf));
/** The path of a module below `/apps`. It has no character that the router or a server reads as more than a name. */
export const modulePath = matching('modulePath', /^\/?[\w.~-]*[\w~-][\w.~-]*(?:\/[\w.~-]*[\w~-][\w.~-]*)*\/?$/);
/** A hash as in the `integrity` attribute of a script. */
export const integrity = matching('integrity', /^sha(?:256|384|512)-[A-Za-z\d+/]+={0,2}$/);

/** A whole number from 0. */
export const wholeNumber = v.pipe(
  v.number(expects('wholeNumber')),
  v.integer(expects('wholeNumber')),
  v.minValue(0, expects('wholeNumber')),
);

/** A part of the configuration. An unknown key is an error, because it may be misspelt. */
export const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, expects('object'));

/** The path of an issue at a value below another one. */
export function pathTo<Key extends string | number>(
  input: unknown,
  ...keys: [Key, ...Key[]]
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let held = input;
  const items = keys.map((key): v.IssuePathItem => {
    // The keys are those of the parsed configuration.
    const holder = held as Record<Key, unknown>;
    held = holder[key];
    return { type: 'unknown', origin: 'value', input: holder, key, value: held };
  });
  // There is at least one key.
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** Values by names that the installation chooses. A name that it does not choose, such as `constructor`, has none. */
export const map = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), value, expects('object')),
    // Nothing is inherited.
    v.transform((values) => Object.assign<typeof values, typeof values>(Object.create(null), values)),
  );
