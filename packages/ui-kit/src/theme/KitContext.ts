import { createContext, useContext, useMemo } from 'react';
import { useLocale as useDeviceLocale } from 'react-aria-components';
import { messagesFor } from '../messages/messagesFor.ts';
import type { KitMessages } from '../messages/english.ts';
import type { Direction } from './direction.ts';

/** What a `ThemeProvider` tells everything under it. */
export interface Kit {
  readonly locale: string;
  readonly direction: Direction;
  readonly messages: KitMessages;
}

/** Null where there is no provider: then the device's own language decides. */
export const KitContext = createContext<Kit | null>(null);

function useKit(): Kit {
  const provided = useContext(KitContext);
  const device = useDeviceLocale();
  const fallback = useMemo(() => ({ ...device, messages: messagesFor(device.locale) }), [device]);
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
