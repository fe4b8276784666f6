import { createContext, useContext } from 'react';
import { useLocale as useDeviceLocale } from 'react-aria-components';
import type { KitMessages } from '../languages/en/index.ts';
import type { TimeLocale } from '../time/formatTime.ts';
import type { Direction } from './direction.ts';

/** The values that a `ThemeProvider` provides to its descendants. */
export interface Kit extends TimeLocale {
  readonly direction: Direction;
  /** Undefined if the components use their own English messages. */
  readonly messages: KitMessages | undefined;
  /** Opens an address of the app without a page load; undefined if links load the page. */
  readonly navigate: ((href: string) => void) | undefined;
  /** Returns the reference of an error that is shown; undefined if errors show none. */
  readonly errorReference: ((title: string) => string) | undefined;
  /** The hook that turns a path of the app into the address of a link. */
  readonly useHref: (href: string) => string;
  /** True if this browser rendered the markup that React hydrates. */
  readonly isOwnMarkup: boolean;
}

/** Null without a provider. The device's language then decides direction and dates, and the messages are English. */
export const KitContext = createContext<Kit | null>(null);

/**
 * Returns some messages of the kit in the language of the nearest `ThemeProvider`.
 * @param english the messages that the component uses. It imports no others.
 */
export function useMessages<Name extends keyof KitMessages>(english: Pick<KitMessages, Name>): Pick<KitMessages, Name> {
  return useContext(KitContext)?.messages ?? english;
}

/** The zone of the device alone. */
export const deviceZone: TimeLocale['timeZones'] = [];

/** Returns the language tag for `Intl`, the direction, which the app may have set independently, and the zones of times. */
export function useLocale(): Pick<Kit, 'locale' | 'direction' | 'timeZones'> {
  const provided = useContext(KitContext);
  const device = useDeviceLocale();
  return provided ?? { ...device, timeZones: deviceZone };
}
