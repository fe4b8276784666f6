import type { TimeZone } from '@gantry/ui-kit/time';
import { createConstant, type Readable } from '@gantry/base/observable';
import { ThemeProvider, applyAppearance, toastQueue } from '@gantry/ui-kit';
import { useProvided, useReadable } from '@gantry/base/react';
import { createContext, useLayoutEffect, useMemo, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { hrefOf } from '@gantry/platform-client/addresses/portalBase';
import {
  ShellLanguage,
  themeLanguageOf,
  hasMessages,
  loadMessages,
  messagesFor,
  sourceLanguage,
  type Language,
} from '../languages/index.ts';
import {
  effectivePreferences,
  preferredLanguage,
  timeZonesFor,
  type EffectivePreferences,
} from './effectivePreferences.ts';
import type { Preferences } from './preferences.ts';
import type { PreferencesStore } from './preferencesStore.ts';

/**
 * The person's language, as soon as its messages are loaded. Until then, and if they cannot be loaded, the language stays as it is; each
 * further choice tries again.
 */
function useLoadedLanguage(preferences: Preferences, profileLanguage: Language | null): Language {
  const wanted = preferredLanguage(preferences, profileLanguage);
  const [shown, setShown] = useState<Language>(hasMessages(wanted) ? wanted : sourceLanguage);
  const report = useEffectEvent((error: unknown) => {
    console.warn(`The messages in "${wanted}" could not be loaded.`, error);
    toastQueue.add({ title: messagesFor(shown).errors.partUnreachable, tone: 'danger' });
  });

  // Each choice changes the preferences, even the choice of the same language.
  useEffect(() => {
    let isCurrent = true;
    const language = preferredLanguage(preferences, profileLanguage);
    loadMessages(language).then(
      () => isCurrent && setShown(language),
      (error: unknown) => isCurrent && report(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [preferences, profileLanguage]);

  return hasMessages(wanted) ? wanted : shown;
}

interface PreferencesValue extends EffectivePreferences {
  /** The zone of the selected program; null if none is known. */
  readonly programZone: TimeZone | null;
  /** Changes the named preferences, here and in the other tabs. */
  readonly change: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesValue | null>(null);

export type Navigate = (href: string, options?: { replace?: boolean }) => void;

const noZone = createConstant(null);

interface PreferencesProviderProps {
  readonly store: PreferencesStore;
  /** The language of the signed-in person; null when unknown. */
  readonly profileLanguage: Language | null;
  readonly navigate: Navigate;
  /** The zone of the selected program; null if none is known. */
  readonly programZone?: Readable<TimeZone | null>;
  /** Returns the reference of an error that is shown. Without it, errors show none. */
  readonly errorReference?: (title: string) => string;
  readonly children: ReactNode;
}

/** Applies this browser's theme, density, language and direction to its children. */
export function PreferencesProvider({
  store,
  profileLanguage,
  navigate,
  programZone: zoneOfProgram = noZone,
  errorReference,
  children,
}: PreferencesProviderProps) {
  const preferences = useReadable(store);
  const language = useLoadedLanguage(preferences, profileLanguage);
  const programZone = useReadable(zoneOfProgram);
  const value = useMemo(
    () => ({ ...effectivePreferences({ ...preferences, language }, null, []), programZone, change: store.set }),
    [preferences, language, programZone, store],
  );
  const { theme, density, direction, timeZone } = value;
  const timeZones = useMemo(() => timeZonesFor({ timeZone }, programZone), [timeZone, programZone]);

  useLayoutEffect(() => {
    applyAppearance({ theme, density });
  }, [theme, density]);

  return (
    <PreferencesContext value={value}>
      <ThemeProvider
        {...themeLanguageOf(language)}
        direction={direction}
        timeZones={timeZones}
        navigate={navigate}
        useHref={hrefOf}
        isOwnMarkup
        errorReference={errorReference}
      >
        <ShellLanguage value={language}>{children}</ShellLanguage>
      </ThemeProvider>
    </PreferencesContext>
  );
}

/** Returns the effective preferences and a function that changes them. */
export const usePreferences = (): PreferencesValue =>
  useProvided(
    PreferencesContext,
    'There are no preferences here. Render this part of the shell under PreferencesProvider.',
  );
