import { useLocale } from '@gantry/ui-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { createPreferencesStore } from './preferencesStore.ts';
import { PreferencesProvider } from './PreferencesProvider.tsx';
import { provideEveryLanguage } from '../languages/everyLanguage.testing.ts';
import { languageOf, sourceLanguage } from '../languages/index.ts';

provideEveryLanguage();

/** Provides preferences that last as long as the story. The initial language is that of the page. */
export function PreferencesStage({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const language = languageOf(locale) ?? sourceLanguage;
  const [store] = useState(() => createPreferencesStore(memoryStorage(), window));
  return (
    <PreferencesProvider store={store} profileLanguage={language} navigate={() => undefined}>
      {children}
    </PreferencesProvider>
  );
}

/** Shows a story with these preferences. */
export const withPreferences = (Story: ComponentType) => (
  <PreferencesStage>
    <Story />
  </PreferencesStage>
);
