import { createContext, useContext } from 'react';
import { useLocale as useDeviceLocale } from 'react-aria-components';
import type { KitMessages } from '../messages/english.ts';
import type { Direction } from './direction.ts';

/** What a `ThemeProvider` tells everything under it. */
export interface Kit {
  readonly locale: string;
  readonly direction: Direction;
  /** Missing where each component says its own, which are English. */
  readonly messages: KitMessages | undefined;
}

/** Null where there is no provider: then the device's language decides direction and dates, and the texts are English. */
export const KitContext = createContext<Kit | null>(null);

/**
 * Some of the kit's texts, in the language of the nearest `ThemeProvider`.
 * @param english those that the component uses: imported alone, it brings no others.
 */
export function useTexts<Name extends keyof KitMessages>(english: Pick<KitMessages, Name>): Pick<KitMessages, Name> {
  return useContext(KitContext)?.messages ?? english;
}

/** The language tag for `Intl`, and the direction, which a person may have set apart from it. */
export function useLocale(): Pick<Kit, 'locale' | 'direction'> {
  const provided = useContext(KitContext);
  const device = useDeviceLocale();
  return provided ?? device;
}

/** The way text runs here. */
export function useDirection(): Direction {
  return useLocale().direction;
}
