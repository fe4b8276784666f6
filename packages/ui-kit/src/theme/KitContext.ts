import { createContext, useContext, useMemo } from 'react';
import { useLocale as useDeviceLocale } from 'react-aria-components';
import { english, type KitMessages } from '../messages/english.ts';
import type { Direction } from './direction.ts';

/** What a `ThemeProvider` tells everything under it. */
export interface Kit {
  readonly locale: string;
  readonly direction: Direction;
  readonly messages: KitMessages;
}

/**
 * Null where there is no provider: then the device's language decides direction and dates, and the texts are English, so that
 * a component imported alone does not bring every language with it.
 */
export const KitContext = createContext<Kit | null>(null);

const englishTexts = english();

function useKit(): Kit {
  const provided = useContext(KitContext);
  const device = useDeviceLocale();
  const fallback = useMemo(() => ({ ...device, messages: englishTexts }), [device]);
  return provided ?? fallback;
}

/** The kit's texts, in the language of the nearest `ThemeProvider`. */
export function useMessages(): KitMessages {
  return useKit().messages;
}

/** The way text runs here. */
export function useDirection(): Direction {
  return useKit().direction;
}

/** The language tag for `Intl`, and the direction, which a person may have set apart from it. */
export function useLocale(): Pick<Kit, 'locale' | 'direction'> {
  const { locale, direction } = useKit();
  return { locale, direction };
}
