import { toastQueue } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasMessages, loadMessages, messagesFor, sourceLanguage, type Language } from '../languages/index.ts';
import { preferredLanguage } from './effectivePreferences.ts';
import type { Preferences } from './preferencesStore.ts';

/**
 * The person's language, as soon as its messages are loaded. Until then, and if they cannot be loaded, the language stays as it is; each
 * further choice tries again.
 */
export function useLoadedLanguage(preferences: Preferences, profileLanguage: Language | null): Language {
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
