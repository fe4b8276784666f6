import type { Noted } from '../../telemetry/journal.ts';

/** What the page tells about the tab, in the order in which it is shown. */
export const statusFacts = [
  'version',
  'build',
  'newBuild',
  'environment',
  'session',
  'hub',
  'waitingWrites',
  'serviceWaits',
  'online',
  'storage',
  'storageUsed',
  'keptOffline',
  'policyReports',
  'language',
  'window',
  'browser',
] as const;

/** The state of the tab, as it is shown and copied. */
export type TabStatus = Readonly<Record<(typeof statusFacts)[number], string>>;

/** A line such as `call service=base outcome=503`. */
export const describeNoted = ({ kind, attributes }: Noted): string =>
  [kind, ...Object.entries(attributes).map(([key, value]) => `${key}=${String(value)}`)].join(' ');

/** Hides what a message of a browser or of a module could contain: tokens and addresses with a query. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\b(?:eyJ[\w-]+(?:\.[\w-]*)*|Bearer\s+\S+)/gi, '[hidden]')
    .replaceAll(/\?[^\s]*=[^\s]*/g, '?[hidden]');

/** The text for support: the same in every language, so that it can be searched. */
export function statusText(status: TabStatus, noted: readonly Noted[]): string {
  const facts = statusFacts.map((fact) => `${fact}: ${status[fact]}`);
  const events = noted.map((one) => `${new Date(one.at).toISOString()} ${describeNoted(one)}`);
  return withoutSecrets([...facts, '', ...events].join('\n'));
}
