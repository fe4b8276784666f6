import { toastQueue } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasTexts, loadTexts, messagesFor, type Language } from '../messages/index.ts';
import { languageOf } from './effectivePreferences.ts';
import type { Preferences } from './preferencesStore.ts';

/**
 * The person's language, as soon as its texts are loaded. Until then, and if they cannot be loaded, the language stays as it is; each
 * further choice tries again.
 */
export function useLoadedLanguage(preferences: Preferences, profileLanguage: Language | null): Language {
  const wanted = languageOf(preferences, profileLanguage);
  const [shown, setShown] = useState<Language>(hasTexts(wanted) ? wanted : 'en');
  const report = useEffectEvent((error: unknown) => {
    console.warn(`The texts in "${wanted}" could not be loaded.`, error);
    toastQueue.add({ title: messagesFor(shown).errors.partUnreachable, tone: 'danger' });
  });

  // Each choice changes the preferences, even the choice of the same language.
  useEffect(() => {
    let isCurrent = true;
    const language = languageOf(preferences, profileLanguage);
    loadTexts(language).then(
      () => isCurrent && setShown(language),
      (error: unknown) => isCurrent && report(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [preferences, profileLanguage]);

  return hasTexts(wanted) ? wanted : shown;
}
