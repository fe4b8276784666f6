import { ThemeProvider, applyAppearance } from '@gantry/ui-kit';
import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { hrefOf } from '../addresses/portalBase.ts';
import { ShellMessagesProvider, themeLanguageOf, type Language } from '../languages/index.ts';
import { effectivePreferences, type EffectivePreferences } from './effectivePreferences.ts';
import type { Preferences, PreferencesStore } from './preferencesStore.ts';
import { useLoadedLanguage } from './useLoadedLanguage.ts';

interface PreferencesValue extends EffectivePreferences {
  /** Changes the named preferences, here and in the other tabs. */
  readonly change: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesValue | null>(null);

/** Goes to an address of the portal. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

interface PreferencesProviderProps {
  readonly store: PreferencesStore;
  /** The language of the signed-in person; null when unknown. */
  readonly profileLanguage: Language | null;
  readonly navigate: Navigate;
  /** Returns the reference of an error that is shown. Without it, errors show none. */
  readonly errorReference?: (title: string) => string;
  readonly children: ReactNode;
}

/** Applies this browser's theme, density, language and direction to its children. */
export function PreferencesProvider({
  store,
  profileLanguage,
  navigate,
  errorReference,
  children,
}: PreferencesProviderProps) {
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  const language = useLoadedLanguage(preferences, profileLanguage);
  const value = useMemo(
    () => ({ ...effectivePreferences({ ...preferences, language }, null, []), change: store.set }),
    [preferences, language, store],
  );
  const { theme, density, direction } = value;

  useLayoutEffect(() => applyAppearance({ theme, density }), [theme, density]);

  return (
    <PreferencesContext value={value}>
      <ThemeProvider
        {...themeLanguageOf(language)}
        direction={direction}
        navigate={navigate}
        useHref={hrefOf}
        errorReference={errorReference}
      >
        <ShellMessagesProvider language={language}>{children}</ShellMessagesProvider>
      </ThemeProvider>
    </PreferencesContext>
  );
}

/** Returns the effective preferences and a function that changes them. */
export function usePreferences(): PreferencesValue {
  const value = use(PreferencesContext);
  if (!value)
    throw new Error('There are no preferences here. Render this part of the shell under PreferencesProvider.');
  return value;
}
