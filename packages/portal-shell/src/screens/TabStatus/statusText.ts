import { bytesIn } from '@gantry/ui-kit/languages';
import { tabStatusMessages } from '../../languages/en/tabStatus.ts';
import type { Noted } from '@gantry/platform-client/telemetry/journal';

type Fact = keyof (typeof tabStatusMessages)['tabStatus']['facts'];

/** What the page shows about the tab, in the order in which it is shown: that of the messages, whose keys are these. */
export const statusFacts = Object.keys(tabStatusMessages.tabStatus.facts) as readonly Fact[];

/** The state of the tab. What is no name or code is written in a language when it is shown. */
export interface TabStatus extends Readonly<Record<Exclude<Fact, 'storageUsed' | 'keptOffline'>, string>> {
  /** In bytes; null until the browser answers. */
  readonly storageUsed: number | null;
  /** The answers that are kept for a time without a network; null without one. */
  readonly keptOffline: { readonly count: number; readonly bytes: number; readonly oldest: number } | null;
}

/** Returns the text of each fact in a language; empty if nothing is known of it. */
export function factTexts(
  { storageUsed, keptOffline, ...texts }: TabStatus,
  { kept }: Pick<(typeof tabStatusMessages)['tabStatus'], 'kept'>,
  locale: string,
): Readonly<Record<Fact, string>> {
  const size = bytesIn(locale);
  return {
    ...texts,
    storageUsed: storageUsed === null ? '' : size(storageUsed),
    keptOffline:
      keptOffline === null
        ? ''
        : kept(keptOffline.count, size(keptOffline.bytes), new Date(keptOffline.oldest).toISOString()),
  };
}

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
  const texts = factTexts(status, tabStatusMessages.tabStatus, 'en');
  const facts = statusFacts.map((fact) => `${fact}: ${texts[fact]}`);
  const events = noted.map((one) => `${new Date(one.at).toISOString()} ${describeNoted(one)}`);
  return withoutSecrets([...facts, '', ...events].join('\n'));
}
